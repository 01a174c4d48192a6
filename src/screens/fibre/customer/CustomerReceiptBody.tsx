import Link from '@mui/material/Link';
import { paths } from '@/paths';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { DescriptionList, type DescriptionItem } from '@/ui/row/DescriptionList';
import type { CustomerReceipt } from './customerReceipt';
import { useChangedValues } from './useChangedValues';

/** What was changed, by whom, from when. */
export function CustomerReceiptBody({ receipt }: { receipt: CustomerReceipt }) {
  const { from } = receipt;
  const facts = useReceiptFacts(receipt);

  const values = useChangedValues(receipt);
  const rows: DescriptionItem[] = [
    ...receipt.changed.map(({ term }, index) => ({ term, value: values[index], strong: true })),
    {
      term: '変更の日',
      value: from === null ? '書類をご返送いただいたあと' : `${from}から`,
      strong: true,
    },
    ...facts,
  ];
  return (
    <ReceiptSection
      lead={
        from === null
          ? '必要な書類を郵送でお届けします。ご記入のうえ、ご返送ください。'
          : 'お手続きは完了しました。ほかにしていただくことはありません。'
      }
      end={
        from === null ? (
          <p>
            <Link href={paths.progress()}>手続きの状況を見る</Link>
          </p>
        ) : undefined
      }
    >
      <DescriptionList items={rows} stacked />
    </ReceiptSection>
  );
}
