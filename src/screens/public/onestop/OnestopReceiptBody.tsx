import { formatFullDay, formatFullTime } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import { formatReceiptNumber } from '@/lib/receiptNumber';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useSession } from '@/session/useSession';
import { LinkButton } from '@/ui/link/Link';
import { Definitions } from '@/ui/row/Definitions';
import type { OnestopReceipt } from './onestopEntry';

/** What ends when, and the way back to the other carrier. */
export function OnestopReceiptBody({ receipt }: { receipt: OnestopReceipt }) {
  const { quitOn, phone, toCarrier, returnUrl, acceptedAt, receiptNumber } = receipt;
  const { customer } = useSession() ?? {};
  return (
    <ReceiptSection
      lead={`続きは、${toCarrier}の画面でお手続きください。`}
      end={
        returnUrl?.startsWith('https://') ? (
          <LinkButton variant="secondary" href={returnUrl}>
            {toCarrier}の画面に戻る
          </LinkButton>
        ) : (
          <p>{toCarrier}の画面にお戻りください。</p>
        )
      }
    >
      <Definitions
        ink="top"
        stacked
        items={[
          { term: '移す番号', value: formatPhone(phone), strong: true },
          { term: '乗り換え先', value: toCarrier, strong: true },
          { term: '最終ご利用日', value: formatFullDay(quitOn) },
          ...(customer
            ? [{ term: 'お客さま', value: `${customer.last_name} ${customer.first_name} 様` }]
            : []),
          { term: '受付日時', value: formatFullTime(acceptedAt) },
          { term: '受付番号', value: formatReceiptNumber(receiptNumber) },
        ]}
      />
    </ReceiptSection>
  );
}
