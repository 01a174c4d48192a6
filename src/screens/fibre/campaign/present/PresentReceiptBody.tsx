import { formatFullDay } from '@/lib/date';
import { AddressLines } from '@/procedure/address/AddressLines';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { Definitions } from '@/ui/row/Definitions';
import type { PresentReceipt } from './acceptPresent';
import { choiceName, usePresent, useRecipient } from './presentData';

/** What is sent, when and where. */
export function PresentReceiptBody({ receipt }: { receipt: PresentReceipt }) {
  const present = usePresent();
  const recipient = useRecipient();
  const facts = useReceiptFacts(receipt);
  const shipsOn = formatFullDay(receipt.shipsOn);
  return (
    <ReceiptSection lead={`${shipsOn}に、ご登録の住所へ発送する予定です。`}>
      <Definitions
        ink="top"
        stacked
        items={[
          {
            term: '記念品',
            value: choiceName(present, receipt.choiceId),
            note: present?.name,
            strong: true,
          },
          { term: '発送予定日', value: shipsOn },
          { term: '送り先', value: <AddressLines address={recipient} /> },
          ...facts,
        ]}
      />
    </ReceiptSection>
  );
}
