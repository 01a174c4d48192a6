import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { cancelTargets } from '@/catalogue/mobile';
import { labelOf } from '@/catalogue/labelOf';
import type { CancelReceipt } from './sendCancel';

/** What was taken back, and what stays. */
export function CancelReceiptBody({ receipt }: { receipt: CancelReceipt }) {
  const { target, planName, accepted_at, receipt_number } = receipt;
  const common = useReceiptFacts({ receiptNumber: receipt_number, acceptedAt: accepted_at });
  return (
    <ReceiptSection
      lead={
        target === 'price_plan'
          ? `このあとも「${planName}」をお使いいただけます。`
          : 'このあとも、いまのかけ放題をお使いいただけます。'
      }
      end={<p>毎月の料金は変わりません。次の変更は、いつでもお申し込みいただけます。</p>}
    >
      <DescriptionList
        stacked
        items={[
          { term: '取り消した手続き', value: labelOf(cancelTargets, target), strong: true },
          { term: 'ご利用のプラン', value: planName },
          ...common,
        ]}
      />
    </ReceiptSection>
  );
}
