import { halfDays } from '@/catalogue/timeBands';
import { labelOf } from '@/catalogue/labelOf';
import { formatFullDay } from '@/lib/date';
import { durationText } from '@/lib/duration';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { type ConstructionReceipt } from './constructionDay';

/** The new day, and what to be ready for. */
export function ConstructionReceiptBody({ receipt }: { receipt: ConstructionReceipt }) {
  const { date, part_of_day, minutes } = receipt;
  const facts = useReceiptFacts(receipt);
  return (
    <ReceiptSection
      lead={
        minutes > 0
          ? `当日は、立ち会いをお願いします(${durationText(minutes)})。`
          : '当日の立ち会いは必要ありません。'
      }
    >
      <DescriptionList
        stacked
        items={[
          {
            term: '工事日',
            value: `${formatFullDay(date)}${labelOf(halfDays, part_of_day)}`,
            strong: true,
          },
          ...facts,
        ]}
      />
    </ReceiptSection>
  );
}
