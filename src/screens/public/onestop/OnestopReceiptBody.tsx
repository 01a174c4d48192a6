import Button from '@mui/material/Button';
import { formatFullDay } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { DescriptionList } from '@/ui/row/DescriptionList';
import type { OnestopReceipt } from './onestopEntry';

/** What ends when, and the way back to the other carrier. */
export function OnestopReceiptBody({ receipt }: { receipt: OnestopReceipt }) {
  const { quitOn, phone, toCarrier, returnUrl } = receipt;
  const facts = useReceiptFacts({ ...receipt, hasNumber: true });
  return (
    <ReceiptSection
      lead={`続きは、${toCarrier}の画面でお手続きください。`}
      end={
        returnUrl?.startsWith('https://') ? (
          <Button href={returnUrl}>{toCarrier}の画面に戻る</Button>
        ) : (
          <p>{toCarrier}の画面にお戻りください。</p>
        )
      }
    >
      <DescriptionList
        ink="top"
        stacked
        items={[
          { term: '移す番号', value: formatPhone(phone), strong: true },
          { term: '乗り換え先', value: toCarrier, strong: true },
          {
            term: '開通の期限',
            value: formatFullDay(quitOn),
            note: '開通した日に解約となります',
          },
          ...facts,
        ]}
      />
    </ReceiptSection>
  );
}
