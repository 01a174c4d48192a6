import { formatDay, formatFullDay } from '@/lib/date';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { Verbatim } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import type { ProtectionReceipt } from './mutations';

/** The IMEI that is registered now, or the last day of the protection. */
export function ProtectionReceiptBody({ receipt }: { receipt: ProtectionReceipt }) {
  const { imei, ends_on } = receipt;
  const facts = useReceiptFacts({
    receiptNumber: receipt.receipt_number,
    acceptedAt: receipt.accepted_at,
  });
  return (
    <ReceiptSection
      lead={
        ends_on
          ? `${formatDay(ends_on)}まで、補償をご利用いただけます。`
          : '新しいIMEIの機種が、補償の対象になりました。'
      }
      end={
        <p>
          {ends_on
            ? '月額料金は、日割りになりません。'
            : '前の機種は、補償の対象ではなくなりました。'}
        </p>
      }
    >
      <DescriptionList
        stacked
        items={[
          ...(imei
            ? [
                {
                  term: '登録したIMEI(端末製造番号)',
                  value: <Verbatim>{imei}</Verbatim>,
                  strong: true,
                },
              ]
            : []),
          ...(ends_on
            ? [{ term: '最終ご利用日', value: formatFullDay(ends_on), strong: true }]
            : []),
          ...facts,
        ]}
      />
    </ReceiptSection>
  );
}
