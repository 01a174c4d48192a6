import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { DescriptionList } from '@/ui/row/DescriptionList';
import type { OrderReceipt } from './orderForm';

/** Number, time, what, who and from when of an order. */
export function OrderReceiptBody({ receipt }: { receipt: OrderReceipt }) {
  const facts = useReceiptFacts(receipt);
  return (
    <ReceiptSection lead={receipt.next}>
      <DescriptionList ink="top" stacked items={[...receipt.rows, ...facts]} />
    </ReceiptSection>
  );
}
