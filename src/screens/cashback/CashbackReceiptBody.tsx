import { formatFullDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { DescriptionList } from '@/ui/row/DescriptionList';
import type { CashbackReceipt } from './cashbackValues';

/** What is paid, where and when. */
export function CashbackReceiptBody({ receipt }: { receipt: CashbackReceipt }) {
  const facts = useReceiptFacts({
    receiptNumber: receipt.receipt_number,
    acceptedAt: receipt.accepted_at,
  });
  return (
    <ReceiptSection lead={`${formatFullDay(receipt.paid_on)}に、ご登録の口座へ振り込む予定です。`}>
      <DescriptionList
        ink="top"
        stacked
        items={[
          { term: '特典', value: receipt.name, note: formatYen(receipt.amount), strong: true },
          { term: '金融機関', value: receipt.bank },
          { term: '振り込み予定日', value: formatFullDay(receipt.paid_on) },
          ...facts,
        ]}
      />
    </ReceiptSection>
  );
}
