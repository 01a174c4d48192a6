import { callFlats } from '@/catalogue/mobile';
import { labelOf } from '@/catalogue/labelOf';
import { formatDay, formatFullDay } from '@/lib/date';
import { formatDifference, formatYen } from '@/lib/yen';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { Nowrap } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import type { CallReceipt } from './sendCall';

/** From when which call options hold, and what they cost. */
export function CallReceiptBody({ receipt }: { receipt: CallReceipt }) {
  const { call_flat, starts_on, monthly_fee, monthly_difference, changed } = receipt;
  const common = useReceiptFacts({
    receiptNumber: receipt.receipt_number,
    acceptedAt: receipt.accepted_at,
  });
  return (
    <ReceiptSection
      lead={
        <>
          <Nowrap>{formatDay(starts_on)}</Nowrap>から変わります。
        </>
      }
      end={<p>それまでは、いまの設定のままお使いいただけます。</p>}
    >
      <DescriptionList
        stacked
        items={[
          {
            term: '通話のかけ放題',
            value: labelOf(callFlats, call_flat),
            note: `毎月 ${formatYen(monthly_fee)}`,
            strong: true,
          },
          ...(changed ? [{ term: 'ほかの通話サービス', value: changed }] : []),
          { term: '変わる日', value: formatFullDay(starts_on), strong: true },
          { term: '毎月の差', value: `${formatDifference(monthly_difference)}円` },
          ...common,
        ]}
      />
    </ReceiptSection>
  );
}
