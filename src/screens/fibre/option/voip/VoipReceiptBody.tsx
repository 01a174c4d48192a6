import { servicePacks } from '@/catalogue/voip';
import { labelOf } from '@/catalogue/labelOf';
import { formatFullDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { Phrase } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import type { VoipReceipt } from './voipValues';

/** The pack, from when, and what it costs. */
export function VoipReceiptBody({ receipt }: { receipt: VoipReceipt }) {
  const { pack, startsOn, monthlyFee, fee } = receipt;
  return (
    <ReceiptSection
      lead={
        startsOn ? (
          <>
            <Phrase>{formatFullDay(startsOn)}から、</Phrase>
            <Phrase>お使いいただけます。</Phrase>
          </>
        ) : (
          <>
            <Phrase>開通の日が決まりましたら、</Phrase>
            <Phrase>お知らせとメールでご連絡します。</Phrase>
          </>
        )
      }
      end={<p>いまの電話は、開通まで解約しないでください。</p>}
    >
      <DescriptionList
        stacked
        items={[
          { term: 'サービスパック', value: labelOf(servicePacks, pack), strong: true },
          {
            term: '利用開始日',
            value: startsOn ? formatFullDay(startsOn) : '決まりましたらお知らせします',
          },
          { term: '毎月の料金', value: formatYen(monthlyFee), strong: true },
          { term: '工事費', value: formatYen(fee), note: 'はじめに1回' },
          ...useReceiptFacts(receipt),
        ]}
      />
    </ReceiptSection>
  );
}
