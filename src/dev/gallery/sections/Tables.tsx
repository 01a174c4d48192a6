import { billStatus } from '@/screens/shared/statuses';
import { Amount } from '@/ui/figure/Amount';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { Section } from '@/ui/page/Section';
import { AmountTable } from '@/ui/row/AmountTable';
import { DataTable } from '@/ui/row/DataTable';
import { Status } from '@/ui/status/Status';

const months = [
  { month: '2026年11月', status: '1', difference: 2375, amount: 10_430 },
  { month: '2026年10月', status: '3', difference: -26, amount: 8055 },
  { month: '2026年9月', status: '3', difference: -44, amount: 8081 },
];

/** Amounts on one axis, subtotal and grand total. */
export function Tables() {
  return (
    <>
      <Section label="表と合計" caption="Table">
        <DataTable
          caption="3か月のご請求"
          rows={months}
          rowKey={(row) => row.month}
          columns={[
            { key: 'month', head: '請求月', cell: (row) => row.month },
            {
              key: 'status',
              head: '状態',
              below: true,
              cell: (row) => <Status {...billStatus(row.status)} />,
            },
            {
              key: 'difference',
              head: '先月との差',
              right: true,
              cell: (row) => <Amount value={row.difference} signed muted />,
            },
            {
              key: 'amount',
              head: '金額',
              right: true,
              cell: (row) => <Amount value={row.amount} />,
            },
          ]}
        />
        <GrandTotal label="3か月の合計" value="26,566" />
      </Section>
      <Section label="内訳" caption="Table padding=none・TableFooter">
        <AmountTable
          caption="インターネットの内訳"
          rows={[
            {
              key: 'base',
              name: 'Minamo 光 2ギガ 基本料金',
              note: '10月1日〜10月31日',
              amount: 5720,
            },
            { key: 'mesh', name: 'メッシュWi-Fi', note: '1台', amount: 330 },
            { key: 'set', name: 'でんきセット割', amount: -501 },
          ]}
          subtotal={{ label: '小計', amount: 5549 }}
        />
      </Section>
    </>
  );
}
