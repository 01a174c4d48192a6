import { formatMonth, untilFullDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { DateFigure } from '@/ui/figure/DateFigure';
import { Phrase } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import type { QuitReceipt } from './quitValues';

/** The last day, what follows, and until when it can be taken back. */
export function QuitReceiptBody({ receipt }: { receipt: QuitReceipt }) {
  const { quitOn, cancelUntil, total, billedMonth, hasPickup } = receipt;
  const facts = useReceiptFacts(receipt);
  return (
    <ReceiptSection
      lead={
        <>
          <Phrase>解約する日までは、</Phrase>
          <Phrase>これまでどおりお使いいただけます。</Phrase>
          {hasPickup && (
            <>
              <Phrase>機器の引き取りの日時は、</Phrase>
              <Phrase>メールでお知らせします。</Phrase>
            </>
          )}
        </>
      }
      end={<p>同じ内容を、お知らせとメールでもお送りしました。</p>}
    >
      <DescriptionList
        stacked
        items={[
          {
            term: '解約する日',
            value: <DateFigure day={quitOn} />,
            note: 'この日の24:00まで使えます',
          },
          { term: '取り消しの期限', value: untilFullDay(cancelUntil), strong: true },
          {
            term: '解約にかかる費用',
            value: formatYen(total),
            note: total > 0 && `${formatMonth(billedMonth)}のご請求に含まれます`,
            strong: true,
          },
          ...facts,
        ]}
      />
    </ReceiptSection>
  );
}
