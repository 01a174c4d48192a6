import { formatFullTime } from '@/lib/date';
import { formatReceiptNumber } from '@/lib/receiptNumber';
import { paths } from '@/paths';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useSession } from '@/session/useSession';
import { Link } from '@/ui/link/Link';
import { useKnownPaths } from '@/ui/link/knownPaths';
import { Definitions, type Definition } from '@/ui/row/Definitions';
import { changedRows, type CustomerReceipt } from './customerReceipt';

/** What was changed, by whom, from when. */
export function CustomerReceiptBody({ receipt }: { receipt: CustomerReceipt }) {
  const { receiptNumber, acceptedAt, from } = receipt;
  const { customer } = useSession() ?? {};
  const isKnown = useKnownPaths();
  const rows: Definition[] = [
    ...changedRows(receipt),
    {
      term: '変更の日',
      value: from === null ? '書類をご返送いただいたあと' : `${from}から`,
      strong: true,
    },
    ...(customer
      ? [{ term: '手続きした方', value: `${customer.last_name} ${customer.first_name} 様` }]
      : []),
    { term: '受付日時', value: formatFullTime(acceptedAt) },
    { term: '受付番号', value: formatReceiptNumber(receiptNumber) },
  ];
  return (
    <ReceiptSection
      lead={
        from === null
          ? '必要な書類を郵送でお届けします。ご記入のうえ、ご返送ください。'
          : 'お手続きは完了しました。ほかにしていただくことはありません。'
      }
      end={
        <p>
          同じ内容を、お知らせ履歴でいつでもご覧いただけます。
          {from === null && isKnown(paths.progress()) && (
            <>
              <br />
              <Link to={paths.progress()}>手続きの状況を見る</Link>
            </>
          )}
        </p>
      }
    >
      <Definitions items={rows} stacked />
    </ReceiptSection>
  );
}
