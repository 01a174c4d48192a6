import type * as Schema from '@/api/generated/schemas';
import { formatMonth } from '@/lib/date';
import { formatNumber, formatYen } from '@/lib/yen';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { KeepTogether } from '@/ui/KeepTogether';
import { AmountTable } from '@/ui/row/AmountTable';

/** Says on which bill it is charged, in small text beside the label. */
export const billedText = ({ billed_month }: Pick<Schema.CancellationFee, 'billed_month'>) =>
  `${formatMonth(billed_month)}のご請求に含まれます`;

/** The items of the cancellation fee, each with how it is computed. */
export function FeeTable({ items }: Pick<Schema.CancellationFee, 'items'>) {
  if (items.length === 0) return <p>解約にかかる費用はありません。</p>;
  return (
    <AmountTable
      caption="解約にかかる費用"
      rows={items.map(({ label, detail, amount }) => ({
        key: label,
        name: label,
        note: detail === null ? undefined : <KeepTogether>{detail}</KeepTogether>,
        amount,
      }))}
    />
  );
}

interface FeeTotalProps {
  fee: Schema.CancellationFee;
  label: string;
  /** It follows its items in the same section. */
  flush?: boolean;
}

/** The cancellation fee in all. */
export function FeeTotal({ fee, label, flush }: FeeTotalProps) {
  const { total, tax } = fee;
  return (
    <GrandTotal
      label={label}
      flush={flush}
      value={formatNumber(total)}
      note={total > 0 && `うち消費税(10%) ${formatYen(tax)}`}
    />
  );
}
