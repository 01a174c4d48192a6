import { labelOf } from '@/catalogue/labelOf';
import { desiredHalfDays } from '@/catalogue/timeBands';
import { billMonth, formatMonth } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { DateFigure } from '@/ui/figure/DateFigure';
import { Phrase } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import type { Upgraded } from './mutations';
import { Discounted } from './UpgradeFee';

/** The day of the construction, and what a month costs from then on. */
export function UpgradeReceipt({ receipt }: { receipt: Upgraded }) {
  const { constructionOn, partOfDay, monthlyFee, discount } = receipt;
  return (
    <ReceiptSection
      lead={
        <>
          <Phrase>工事日は、お立ち会いください。</Phrase>
          <Phrase>その日までは、いまのプランのままです。</Phrase>
        </>
      }
      end={<p>同じ内容を、お知らせとメールでもお送りしました。</p>}
    >
      <DescriptionList
        stacked
        items={[
          {
            term: '工事日',
            value: <DateFigure day={constructionOn} />,
            note: partOfDay !== 'none' && labelOf(desiredHalfDays, partOfDay),
          },
          {
            term: '毎月の基本料金',
            value: formatYen(monthlyFee),
            note: (
              <>
                <p>{formatMonth(billMonth(constructionOn))}のご請求から</p>
                {discount && <Discounted fee={monthlyFee} discount={discount} />}
              </>
            ),
            strong: true,
          },
          ...useReceiptFacts(receipt),
        ]}
      />
    </ReceiptSection>
  );
}
