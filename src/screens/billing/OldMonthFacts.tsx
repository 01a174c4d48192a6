import type * as Schema from '@/api/generated/schemas';
import { formatFullDay } from '@/lib/date';
import { groupDigits } from '@/lib/numbers';
import { formatYen } from '@/lib/yen';
import { billStatus } from '@/screens/shared/statuses';
import { Facts } from '@/ui/figure/Facts';
import { Verbatim } from '@/ui/page/Page';
import { Status } from '@/ui/status/Status';

/** The three facts under the total of a month of the old billing system. */
export function OldMonthFacts({
  bill,
  invoice,
}: {
  bill: Schema.OldBill;
  invoice?: Schema.OldInvoice;
}) {
  return (
    <Facts
      plain
      items={[
        { label: '状態', value: <Status {...billStatus(bill.status)} /> },
        ...(invoice
          ? [
              { label: '発行日', value: formatFullDay(invoice.issued_on) },
              {
                label: '請求番号',
                value: <Verbatim>{groupDigits(invoice.invoice_number, '-')}</Verbatim>,
                note: `うち消費税 ${formatYen(invoice.tax)}`,
              },
            ]
          : []),
      ]}
    />
  );
}
