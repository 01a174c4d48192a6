import { addMonths, formatFullMonth } from '@/lib/date';
import { Amount } from '@/ui/figure/Amount';
import { DataTable } from '@/ui/row/DataTable';
import type { Bill } from './billBars';

/** The table twin of `BillChart`, newest first, with the difference to the month before. */
export function BillTable({ bills }: { bills: readonly Bill[] }) {
  const amounts = new Map(bills.map((bill) => [bill.month, bill.amount]));
  const difference = ({ month, amount }: Bill) => {
    const before = amounts.get(addMonths(month, -1));
    return amount === undefined || before === undefined ? undefined : amount - before;
  };
  return (
    <DataTable
      caption="12か月のご請求"
      rows={[...bills].reverse()}
      rowKey={(bill) => bill.month}
      columns={[
        { key: 'month', head: '請求月', cell: (bill) => formatFullMonth(bill.month) },
        {
          key: 'difference',
          head: '先月との差',
          right: true,
          cell: (bill) => {
            const by = difference(bill);
            return by === undefined ? '-' : <Amount value={by} signed muted />;
          },
        },
        {
          key: 'amount',
          head: '金額',
          right: true,
          cell: (bill) => (bill.amount === undefined ? '-' : <Amount value={bill.amount} />),
        },
      ]}
    />
  );
}
