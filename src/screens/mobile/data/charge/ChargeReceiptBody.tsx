import { formatGb } from '@/lib/data';
import { formatFullDay, formatFullMonth } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { DescriptionList } from '@/ui/row/DescriptionList';
import type { ChargeReceipt } from './chargeEntry';

/** What was added, its price and its bill. */
export function ChargeReceiptBody({ receipt }: { receipt: ChargeReceipt }) {
  const { amountMb, price, billingMonth, expiresOn, leftMb } = receipt;
  const facts = useReceiptFacts(receipt);
  return (
    <ReceiptSection
      lead="いまからお使いいただけます。"
      end={
        <p>
          データの残りは<b>{formatGb(leftMb)}GB</b>になりました。
        </p>
      }
    >
      <DescriptionList
        ink="top"
        stacked
        items={[
          { term: '追加したデータ', value: `${formatGb(amountMb)}GB`, strong: true },
          {
            term: '料金',
            value: formatYen(price),
            note: `${formatFullMonth(billingMonth)}のご請求に加わります`,
            strong: true,
          },
          { term: '使える期限', value: formatFullDay(expiresOn) },
          ...facts,
        ]}
      />
    </ReceiptSection>
  );
}
