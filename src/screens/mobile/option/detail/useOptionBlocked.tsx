import Button from '@mui/material/Button';
import { isRejection } from '@/api/query';
import { brand } from '@/catalogue/brand';
import type * as Code from '@/catalogue/codes';
import { lookUp } from '@/catalogue/labelOf';
import type { Blocked } from '@/procedure/BlockedPage';
import { closedOption, refusedOption } from '@/screens/mobile/shared/mobileOptionBlocked';
import { useRestricted } from '@/screens/mobile/shared/useRestricted';
import { Nowrap } from '@/ui/page/Page';
import { OptionFooter } from './OptionFooter';
import { type OptionWithOwnRead, useOptionEntry } from './optionRead';
import { operationsOf } from './optionValues';

const then: Record<Code.MobileOptionOperation, string> = {
  add: 'から、お使いいただけます。',
  remove: 'の前の日まで、お使いいただけます。',
  update: 'から、新しい種類に変わります。',
};

/** An option is ordered where its price is told: without one, by phone. */
const byPhone: Blocked = {
  reason: <p>毎月の料金を、この画面でご案内できないためです。</p>,
  possible: (
    <p>
      料金のご案内とお申し込みは、お電話で承ります(
      <Nowrap>{brand.support.phone}、</Nowrap>
      <Nowrap>{brand.support.hours}</Nowrap>)。
    </p>
  ),
  actions: (
    <Button variant="secondary" href={`tel:${brand.support.phone}`}>
      サポート窓口に電話する
    </Button>
  ),
};

/** Why nothing can be done with the option: this SIM can't have it, or a change of it is under way. */
export function useOptionBlocked(of: OptionWithOwnRead): Blocked | undefined {
  const entry = useOptionEntry(of);
  const restricted = useRestricted('option');
  if (isRejection(entry)) return refusedOption(entry.refusal, restricted);
  const { option } = entry;
  const more = <OptionFooter of={of} />;
  if (operationsOf(entry).length === 0 && option.operations.includes('add') && !restricted)
    return { ...byPhone, more };
  if (option.operations.length > 0 || (restricted && !option.pending))
    return restricted && { ...restricted, more };
  return {
    ...closedOption(option, option.pending ? lookUp(then, option.pending.operation) : undefined),
    more,
  };
}
