import Typography from '@mui/material/Typography';
import type * as Schema from '@/api/generated/schemas';
import { formatMonth } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { Sentence } from '@/screens/shared/bill/Sentence';
import { Section } from '@/ui/page/Section';
import { AmountTable } from '@/ui/row/AmountTable';
import { differenceSentence } from './differenceText';

interface DifferenceSectionProps {
  previous: NonNullable<Schema.BillDetail['previous']>;
  /** Yen. */
  total: number;
  differences: Schema.BillDetail['differences'];
}

/** Why the bill changed: in a sentence, then line by line. */
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
      <Typography variant="lead" sx={{ mb: 4 }}>
        <Sentence of={differenceSentence(total - previous.total, differences, before)} />
      </Typography>
      {rows.length > 0 ? (
        <AmountTable
          caption="先月との違い"
          rows={rows}
          subtotal={{ label: '差額の合計', amount: total - previous.total }}
          signed
        />
      ) : (
        total !== previous.total && <p>違いの内訳はありません。</p>
      )}
    </Section>
  );
}
