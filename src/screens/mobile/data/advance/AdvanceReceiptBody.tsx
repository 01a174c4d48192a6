import { formatGb } from '@/lib/data';
import { formatFullDay } from '@/lib/date';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { DescriptionList } from '@/ui/row/DescriptionList';
import type { AdvanceReceipt } from './advanceEntry';

/** What was used in advance, until when, and what is left of next month. */
export function AdvanceReceiptBody({ receipt }: { receipt: AdvanceReceipt }) {
  const { amountMb, leftMb, nextMonthMb, expiresOn } = receipt;
  const facts = useReceiptFacts(receipt);
  return (
    <ReceiptSection
      lead="いまからお使いいただけます。"
      end={
        <p>
          今月のデータの残りは<b>{formatGb(leftMb)}GB</b>、来月のデータは
          <b>{formatGb(nextMonthMb)}GB</b>になりました。
        </p>
      }
    >
      <DescriptionList
        ink="top"
        stacked
        items={[
          { term: '前借りしたデータ', value: `${formatGb(amountMb)}GB`, strong: true },
          { term: '使える期限', value: formatFullDay(expiresOn), strong: true },
          { term: '来月のデータ', value: `${formatGb(nextMonthMb)}GB` },
          ...facts,
        ]}
      />
    </ReceiptSection>
  );
}
