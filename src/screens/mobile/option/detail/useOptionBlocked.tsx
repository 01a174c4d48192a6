import type * as Code from '@/catalogue/codes';
import { lookUp } from '@/catalogue/labelOf';
import type { Blocked } from '@/procedure/procedure';
import { isRejection } from '@/procedure/queryOrRejection';
import { closedOption, refusedOption } from '@/screens/mobile/shared/mobileOptionBlocked';
import { useRestricted } from '@/screens/mobile/shared/useRestricted';
import { OptionFooter } from './OptionFooter';
import { type OptionWithOwnRead, useOptionEntry } from './optionRead';

const then: Record<Code.MobileOptionOperation, string> = {
  add: 'から、お使いいただけます。',
  remove: 'の前の日まで、お使いいただけます。',
  update: 'から、新しい種類に変わります。',
};

/** Why nothing can be done with the option: this SIM can't have it, or a change of it is under way. */
export function useOptionBlocked(of: OptionWithOwnRead): Blocked | undefined {
  const entry = useOptionEntry(of);
  const restricted = useRestricted('option');
  if (isRejection(entry)) return refusedOption(entry.refusal, restricted);
  const { option } = entry;
  const more = <OptionFooter of={of} />;
  if (option.operations.length > 0 || (restricted && !option.pending))
    return restricted && { ...restricted, more };
  return {
    ...closedOption(option, option.pending ? lookUp(then, option.pending.operation) : undefined),
    more,
  };
}
