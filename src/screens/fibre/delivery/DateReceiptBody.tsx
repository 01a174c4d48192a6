import { formatFullDay } from '@/lib/date';
import { timeBandText } from '@/catalogue/timeBands';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { Phrase } from '@/ui/page/Page';
import { DescriptionList, type DescriptionItem } from '@/ui/row/DescriptionList';
import { typeLabels, useMovements, type DateReceipt } from './movement';
import { Place } from './Place';

/** What comes or goes when, and where. */
export function DateReceiptBody({ receipt }: { receipt: DateReceipt }) {
  const { type, movementId, date, timeBand } = receipt;
  const facts = useReceiptFacts(receipt);
  const movement = useMovements().find(({ movement_id }) => movement_id === movementId);
  const typeLabel = typeLabels[type];
  const rows: DescriptionItem[] = [
    { term: `${typeLabel}日`, value: formatFullDay(date), strong: true },
    {
      term: '時間帯',
      value: timeBand ? timeBandText(timeBand) : '時間帯の指定なし',
      strong: true,
    },
    ...(movement
      ? [
          { term: `${typeLabel}するもの`, value: movement.item },
          { term: '場所', value: <Place of={movement.address} /> },
        ]
      : []),
    ...facts,
  ];
  return (
    <ReceiptSection
      lead={
        type === '1' ? (
          <>
            ご希望の日時にお届けします。<Phrase>お受け取りをお願いします。</Phrase>
          </>
        ) : (
          'ご希望の日時に、配送会社がうかがいます。機器を箱に入れてお待ちください。'
        )
      }
    >
      <DescriptionList items={rows} stacked />
    </ReceiptSection>
  );
}
