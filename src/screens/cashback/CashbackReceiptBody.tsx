import { formatFullDay, formatFullTime } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useSession } from '@/session/useSession';
import { Definitions } from '@/ui/row/Definitions';
import type { CashbackReceipt } from './cashbackValues';

/** What is paid, where and when. */
export function CashbackReceiptBody({ receipt }: { receipt: CashbackReceipt }) {
  const { customer } = useSession() ?? {};
  return (
    <ReceiptSection
      lead={`${formatFullDay(receipt.paid_on)}に、ご登録の口座へ振り込む予定です。`}
      end={<p>同じ内容を、お知らせにもお送りしました。</p>}
    >
      <Definitions
        ink="top"
        stacked
        items={[
          { term: '特典', value: receipt.name, note: formatYen(receipt.amount), strong: true },
          { term: '金融機関', value: receipt.bank },
          { term: '振り込み予定日', value: formatFullDay(receipt.paid_on) },
          ...(customer
            ? [
                {
                  term: '手続きをした方',
                  value: `${customer.last_name} ${customer.first_name} 様`,
                },
              ]
            : []),
          { term: '受付日時', value: formatFullTime(receipt.accepted_at) },
          { term: '受付番号', value: receipt.receipt_number },
        ]}
      />
    </ReceiptSection>
  );
}
