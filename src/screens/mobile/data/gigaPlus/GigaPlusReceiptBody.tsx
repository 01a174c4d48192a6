import { formatGb } from '@/lib/data';
import { formatFullDay } from '@/lib/date';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { DescriptionList } from '@/ui/row/DescriptionList';
import type { GigaPlusReceipt } from './gigaPlusEntry';

/** What was received, and until when it can be used. */
export function GigaPlusReceiptBody({ receipt }: { receipt: GigaPlusReceipt }) {
  const { amountMb, usableUntil, leftMb } = receipt;
  const facts = useReceiptFacts(receipt);
  return (
    <ReceiptSection
      lead="いまからお使いいただけます。受け取ったデータから先に使われます。"
      end={
        leftMb !== null && (
          <p>
            データの残りは<b>{formatGb(leftMb)}GB</b>になりました。
          </p>
        )
      }
    >
      <DescriptionList
        ink="top"
        stacked
        items={[
          { term: '受け取ったデータ', value: `${formatGb(amountMb)}GB`, strong: true },
          { term: '使える期限', value: formatFullDay(usableUntil), strong: true },
          ...facts,
        ]}
      />
    </ReceiptSection>
  );
}
