import type * as Code from '@/catalogue/codes';
import { formatDay, formatFullDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { ReceiptCodes } from '@/procedure/Receipt';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { Nowrap } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import type { OptionReceipt } from './mutations';

const done: Record<Code.MobileOptionOperation, string> = {
  add: '申し込み',
  update: '種類の変更',
  remove: '解約',
};

/** From when the option is used or not, and what it costs. */
export function OptionReceiptBody({ receipt }: { receipt: OptionReceipt }) {
  const { name, operation, starts_on, monthly_fee, serial_number } = receipt;
  const facts = useReceiptFacts({
    receiptNumber: receipt.receipt_number,
    acceptedAt: receipt.accepted_at,
  });
  const isRemoved = operation === 'remove';
  return (
    <ReceiptSection
      lead={
        <>
          <Nowrap>{formatDay(starts_on)}</Nowrap>
          {isRemoved
            ? 'から使えなくなります。それまではお使いいただけます。'
            : 'からお使いいただけます。'}
        </>
      }
      end={
        <p>
          {isRemoved
            ? 'その月の月額料金は、日割りになりません。'
            : serial_number
              ? 'シリアル番号は、ご利用が始まったあと、オプションの画面でもお確かめいただけます。'
              : 'ご利用の状況は、オプションの画面でお確かめいただけます。'}
        </p>
      }
    >
      {serial_number && <ReceiptCodes codes={[{ label: 'シリアル番号', value: serial_number }]} />}
      <DescriptionList
        stacked
        items={[
          { term: 'オプション', value: name, strong: true },
          { term: '手続き', value: done[operation] },
          {
            term: isRemoved ? '使えなくなる日' : '始まる日',
            value: formatFullDay(starts_on),
            strong: true,
          },
          ...(monthly_fee === null || isRemoved
            ? []
            : [{ term: '毎月の料金', value: formatYen(monthly_fee) }]),
          ...facts,
        ]}
      />
    </ReceiptSection>
  );
}
