import Typography from '@mui/material/Typography';
import { isRejection } from '@/api/query';
import { formatDay, formatFullDay, untilFullDay } from '@/lib/date';
import { ReceiptCodes } from '@/procedure/Receipt';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { type QuitReceipt, useNumberOnItsWay, useQuitAnswer } from './quitEntry';

/** Until when the SIM works, the MNP number, and until when it can be taken back. */
export function QuitReceiptBody({ receipt }: { receipt: QuitReceipt }) {
  const { quitOn, withNumber, cancelUntil } = receipt;
  const answer = useQuitAnswer();
  const facts = useReceiptFacts(receipt);
  const mnp =
    receipt.mnpNumber ?? (withNumber && !isRejection(answer) ? answer.mnp_number : undefined);
  useNumberOnItsWay(withNumber && !mnp);
  return (
    <ReceiptSection
      lead={leadOf(receipt, mnp?.number)}
      end={
        <p>
          {!cancelUntil
            ? 'この解約は取り消せません。'
            : withNumber
              ? `移る先の会社で開通するまで、${formatDay(cancelUntil)}までは、ご契約情報の「解約」から取り消せます。`
              : `${formatDay(cancelUntil)}までは、ご契約情報の「解約」から取り消せます。`}
        </p>
      }
    >
      {mnp && (
        <ReceiptCodes
          codes={[
            { label: `MNP予約番号(${formatFullDay(mnp.expires_on)}まで)`, value: mnp.number },
          ]}
        />
      )}
      {withNumber && !mnp && (
        <Typography variant="body2" color="textSecondary">
          MNP予約番号は、発行されるとこの画面と解約の画面に表示されます。
        </Typography>
      )}
      <DescriptionList
        ink="top"
        stacked
        items={[
          {
            term: '最終ご利用日',
            value: formatFullDay(quitOn),
            note:
              withNumber &&
              '開通すると、その日に解約となります。開通しないときは、この日に解約となり、番号は残せません',
            strong: true,
          },
          {
            term: '取り消しの期限',
            value: cancelUntil ? untilFullDay(cancelUntil) : '取り消せません',
          },
          ...facts,
        ]}
      />
    </ReceiptSection>
  );
}

function leadOf({ quitOn, withNumber }: QuitReceipt, number: string | undefined): string {
  if (!withNumber) return `${formatDay(quitOn)}までお使いいただけます。`;
  return number
    ? `MNP予約番号を、移る先の会社にお伝えください。開通した日に解約となり、それまではお使いいただけます。`
    : `MNP予約番号を発行しています。発行されたら、番号の有効期限までに、移る先の会社で開通してください。それまではお使いいただけます。`;
}
