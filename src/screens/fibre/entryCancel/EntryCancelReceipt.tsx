import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { DescriptionList } from '@/ui/row/DescriptionList';

export interface EntryCancelled {
  receiptNumber: string;
  acceptedAt: string;
}

/** What was cancelled, when, under which number. */
export function EntryCancelReceipt({ receipt }: { receipt: EntryCancelled }) {
  return (
    <ReceiptSection
      lead="工事も行いません。料金はかかりません。"
      end={<p>同じ内容を、お知らせとメールでもお送りしました。</p>}
    >
      <DescriptionList
        stacked
        items={[
          { term: '取り消したもの', value: '光のお申し込み', strong: true },
          ...useReceiptFacts(receipt),
        ]}
      />
    </ReceiptSection>
  );
}
