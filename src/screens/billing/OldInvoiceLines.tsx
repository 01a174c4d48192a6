import type * as Schema from '@/api/generated/schemas';
import { formatNumber, formatYen } from '@/lib/yen';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { Section } from '@/ui/page/Section';
import { AmountTable } from '@/ui/row/AmountTable';

/** The lines of an invoice of the old billing system, closed by its total. */
export function OldInvoiceLines({
  invoice: { lines, total, tax },
}: {
  invoice: Schema.OldInvoice;
}) {
  return (
    <>
      <Section label="内訳" caption="すべて税込">
        {lines.length > 0 ? (
          <AmountTable
            caption="内訳"
            rows={lines.map(({ label, detail, amount }, index) => ({
              key: String(index),
              name: label,
              note: detail ?? undefined,
              amount,
            }))}
          />
        ) : (
          <p>この月にご請求したものはありません。</p>
        )}
      </Section>
      <GrandTotal
        label="ご請求額の合計"
        value={formatNumber(total)}
        note={total > 0 && `うち消費税 ${formatYen(tax)}`}
      />
    </>
  );
}
