import Button from '@mui/material/Button';
import { formatGb } from '@/lib/data';
import { formatTime } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import { formatReceiptNumber } from '@/lib/receiptNumber';
import { paths } from '@/paths';
import { Nowrap } from '@/ui/page/Page';
import { useSentGifts } from './giftEntry';
import { amountMb, type GiftValues } from './giftValues';

// The server's clock and ours may be a few seconds apart.
const margin = 10_000;

/** Whether the gift whose outcome is unknown stands in the list of gifts given. */
export function GiftUnknown({ values, sentAt }: { values: GiftValues; sentAt: Date }) {
  const sent = useSentGifts();
  const found = sent.find(
    (gift) =>
      gift.to_phone === values.to_phone &&
      gift.amount_mb === amountMb(values.amount) &&
      Date.parse(gift.accepted_at) >= sentAt.getTime() - margin,
  );
  const what = `${formatPhone(values.to_phone)}に${formatGb(amountMb(values.amount) ?? 0)}GB`;
  return found ? (
    <>
      <p>
        <b>
          {what}を贈る手続きは、<Nowrap>{formatTime(found.accepted_at)}に</Nowrap>
          完了しています。
        </b>
        もう一度贈る必要はありません。受付番号は
        <Nowrap>{formatReceiptNumber(found.receipt_number)}</Nowrap>です。
      </p>
      <Button variant="text" href={`${paths.packetGift()}#sent`}>
        ギフトコードを一覧で見る
      </Button>
    </>
  ) : (
    <p>
      {what}
      {
        'を贈った記録は、まだありません。数分たってから一覧をもう一度ご覧になり、それでもないときに、もう一度贈ってください。'
      }
    </p>
  );
}
