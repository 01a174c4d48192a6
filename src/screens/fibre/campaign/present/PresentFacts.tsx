import { AddressLines } from '@/procedure/address/AddressLines';
import { DescriptionList, type DescriptionItem } from '@/ui/row/DescriptionList';
import { choiceName, usePresent, useRecipient } from './presentData';

interface PresentFactsProps {
  choiceId: string | null;
  /** When it is sent, or was. */
  sent: DescriptionItem;
  /** What else is to be known. */
  more?: readonly DescriptionItem[];
}

/** What was chosen, when it is sent and where. */
export function PresentFacts({ choiceId, sent, more = [] }: PresentFactsProps) {
  const present = usePresent();
  const recipient = useRecipient();
  return (
    <DescriptionList
      ink="top"
      stacked
      items={[
        {
          term: '記念品',
          value: choiceName(present, choiceId),
          note: present?.name,
          strong: true,
        },
        sent,
        { term: '送り先', value: <AddressLines address={recipient} /> },
        ...more,
      ]}
    />
  );
}
