import { formatFullTime } from '@/lib/date';
import { formatReceiptNumber } from '@/lib/receiptNumber';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useSession } from '@/session/useSession';
import { Definitions } from '@/ui/row/Definitions';
import type { OrderReceipt } from './orderForm';

/** Number, time, what, who and from when of an order. */
export function OrderReceiptBody({ receipt }: { receipt: OrderReceipt }) {
  const { customer } = useSession() ?? {};
  return (
    <ReceiptSection lead={receipt.next} end={<p>同じ内容を、お知らせ履歴でもご覧いただけます。</p>}>
      <Definitions
        ink="top"
        stacked
        items={[
          ...receipt.rows,
          ...(customer
            ? [
                {
                  term: 'お手続きされた方',
                  value: `${customer.last_name} ${customer.first_name} 様`,
                },
              ]
            : []),
          { term: '受付日時', value: formatFullTime(receipt.acceptedAt) },
          { term: '受付番号', value: formatReceiptNumber(receipt.receiptNumber) },
        ]}
      />
    </ReceiptSection>
  );
}
