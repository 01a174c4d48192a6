import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { DescriptionList } from '@/ui/row/DescriptionList';
import type { QuitReceipt } from './quitEntry';

/** That all goes on as before. */
export function QuitCancelReceipt({ receipt }: { receipt: QuitReceipt }) {
  return (
    <ReceiptSection
      lead="これまでと同じように、お使いいただけます。"
      end={<p>解約にかかる費用は請求されません。</p>}
    >
      <DescriptionList
        ink="top"
        stacked
        items={[
          { term: '手続き', value: '解約の取り消し', strong: true },
          ...useReceiptFacts(receipt),
        ]}
      />
    </ReceiptSection>
  );
}
