import { formatFullDay } from '@/lib/date';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import type { PresentReceipt } from './acceptPresent';
import { PresentFacts } from './PresentFacts';

/** What is sent, when and where. */
export function PresentReceiptBody({ receipt }: { receipt: PresentReceipt }) {
  const facts = useReceiptFacts(receipt);
  const shipsOn = formatFullDay(receipt.shipsOn);
  return (
    <ReceiptSection lead={`${shipsOn}に、ご登録の住所へ発送する予定です。`}>
      <PresentFacts
        choiceId={receipt.choiceId}
        sent={{ term: '発送予定日', value: shipsOn }}
        more={facts}
      />
    </ReceiptSection>
  );
}
