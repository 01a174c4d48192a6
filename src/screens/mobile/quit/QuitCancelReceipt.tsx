import { formatFullTime } from '@/lib/date';
import { formatReceiptNumber } from '@/lib/receiptNumber';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useSession } from '@/session/useSession';
import { Definitions } from '@/ui/row/Definitions';
import type { QuitReceipt } from './quitEntry';

/** That all goes on as before. */
export function QuitCancelReceipt({
  receipt: { acceptedAt, receiptNumber },
}: {
  receipt: QuitReceipt;
}) {
  const { customer } = useSession() ?? {};
  return (
    <ReceiptSection
      lead="これまでと同じように、お使いいただけます。"
      end={<p>解約にかかる費用は請求されません。</p>}
    >
      <Definitions
        ink="top"
        stacked
        items={[
          { term: 'お手続き', value: '解約の取り消し', strong: true },
          ...(customer
            ? [{ term: 'お客さま', value: `${customer.last_name} ${customer.first_name} 様` }]
            : []),
          { term: '受付日時', value: formatFullTime(acceptedAt) },
          { term: '受付番号', value: formatReceiptNumber(receiptNumber) },
        ]}
      />
    </ReceiptSection>
  );
}
