import { formatMonth } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { Section } from '@/ui/page/Section';
import { AmountTable } from '@/ui/row/AmountTable';
import type { BillDetail } from './queries';

interface DifferenceSectionProps {
  previous: NonNullable<BillDetail['previous']>;
  /** Yen. */
  total: number;
  differences: BillDetail['differences'];
}

/** What differs from the bill before, line by line. */
export function DifferenceSection({ previous, total, differences }: DifferenceSectionProps) {
  const before = `${formatMonth(previous.month)}のご請求`;
  const rows = differences.map(({ label, detail, amount }, index) => ({
    key: String(index),
    name: label,
    note: detail,
    amount,
  }));
  return (
    <Section label="先月との違い" caption={`${before} ${formatYen(previous.total)}`}>
      {rows.length > 0 ? (
        <AmountTable
          caption="先月との違い"
          rows={rows}
          subtotal={{ label: 'あわせて', amount: total - previous.total }}
          signed
        />
      ) : (
        <p>{total === previous.total ? `${before}と同じ金額です。` : '違いの内訳はありません。'}</p>
      )}
    </Section>
  );
}
