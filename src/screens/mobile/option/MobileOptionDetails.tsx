import { mobileOptions } from '@/catalogue/mobileOptions';
import { formatFullDay, formatFullTime } from '@/lib/date';
import { formatReceiptNumber } from '@/lib/numbers';
import { OptionMore } from '@/screens/shared/option/OptionMore';
import { type DescriptionItem, DescriptionList } from '@/ui/row/DescriptionList';
import type { ContractOption } from './queries';
import { VariantFacts } from './VariantFacts';

interface MobileOptionDetailsProps {
  option: ContractOption;
  /** Address of the option's own screen. */
  to: string;
}

/**
 * What a row opens: why it can't be applied for, prices, dates, facts of the option's own read, notes,
 * and the link to its page.
 */
export function MobileOptionDetails({ option, to }: MobileOptionDetailsProps) {
  const { key, name, reason } = option;
  return (
    <OptionMore name={name} page={to} notes={mobileOptions[key].annotations}>
      {reason && <p>{reason}。</p>}
      <DescriptionList items={factsOf(option)} />
      <VariantFacts of={key} />
    </OptionMore>
  );
}

function factsOf({
  key,
  code,
  monthly_fee,
  started_on,
  pending,
}: ContractOption): DescriptionItem[] {
  const items: DescriptionItem[] = mobileOptions[key].prices.map(({ type: term, price }) => ({
    term,
    value: price,
  }));
  if (monthly_fee === null) items.push({ term: '月額料金', value: 'サポート窓口でご案内します' });
  if (started_on) items.push({ term: '利用開始', value: formatFullDay(started_on) });
  if (pending)
    items.push(
      { term: 'お申し込み', value: formatFullTime(pending.accepted_at) },
      { term: '受付番号', value: formatReceiptNumber(pending.receipt_number) },
    );
  if (code) items.push({ term: 'オプション番号', value: code });
  return items;
}
