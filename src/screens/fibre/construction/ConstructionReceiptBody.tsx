import { halfDays } from '@/catalogue/timeBands';
import { formatFullDay, formatFullTime } from '@/lib/date';
import { formatReceiptNumber } from '@/lib/receiptNumber';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useSession } from '@/session/useSession';
import { Definitions } from '@/ui/row/Definitions';
import { durationWords, type ConstructionReceipt } from './constructionDay';

/** The new day, and what to be ready for. */
export function ConstructionReceiptBody({ receipt }: { receipt: ConstructionReceipt }) {
  const { date, part_of_day, minutes, acceptedAt, receiptNumber } = receipt;
  const { customer } = useSession() ?? {};
  return (
    <ReceiptSection
      lead={
        minutes > 0
          ? `当日は、立ち会いをお願いします(${durationWords(minutes)})。`
          : '当日の立ち会いは必要ありません。'
      }
      end={<p>同じ内容を、お知らせ履歴でいつでもご覧いただけます。</p>}
    >
      <Definitions
        stacked
        items={[
          {
            term: '工事日',
            value: `${formatFullDay(date)}${halfDays[part_of_day]}`,
            strong: true,
          },
          ...(customer
            ? [{ term: '手続きした方', value: `${customer.last_name} ${customer.first_name} 様` }]
            : []),
          { term: '受付日時', value: formatFullTime(acceptedAt) },
          { term: '受付番号', value: formatReceiptNumber(receiptNumber) },
        ]}
      />
    </ReceiptSection>
  );
}
