import Link from '@mui/material/Link';
import { matterTypes } from '@/catalogue/documents';
import { labelOf } from '@/catalogue/labelOf';
import { formatFullDay } from '@/lib/date';
import { paths } from '@/paths';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { DescriptionList } from '@/ui/row/DescriptionList';

/** What stands after a letter was asked for. */
export interface LetterReceipt {
  receiptNumber: string;
  /** ISO moment. */
  acceptedAt: string;
  /** ISO day by which it arrives. */
  arrivesBy: string;
  matter: keyof typeof matterTypes;
}

/** Which letter comes, by when. */
export function LetterReceiptBody({ receipt }: { receipt: LetterReceipt }) {
  return (
    <ReceiptSection
      lead="書類を郵便でお届けします。届くまでお待ちください。"
      end={
        <p>
          <Link href={paths.document()}>書類の状況を見る</Link>
        </p>
      }
    >
      <DescriptionList
        stacked
        items={[
          { term: 'お送りする書類', value: labelOf(matterTypes, receipt.matter), strong: true },
          { term: '届く日の目安', value: `${formatFullDay(receipt.arrivesBy)}まで` },
          ...useReceiptFacts(receipt),
        ]}
      />
    </ReceiptSection>
  );
}
