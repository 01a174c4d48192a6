import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { packetGiftRefusalTitle, refusedGiftField } from '@/catalogue/packetGift';
import { withoutTitle } from '@/catalogue/refusals';
import { formatGb } from '@/lib/data';
import { formatDay, formatTime, untilDay } from '@/lib/date';
import { formatReceiptNumber } from '@/lib/numbers';
import { formatPhone } from '@/lib/phone';
import { paths } from '@/paths';
import { Change } from '@/procedure/cost/Change';
import type { Procedure, Review } from '@/procedure/procedure';
import { screenOf } from '@/procedure/ProcedureScreen';
import { CurrentSim } from '@/screens/mobile/shared/CurrentSim';
import { store } from '@/session/current';
import { Nowrap, Verbatim } from '@/ui/page/Page';
import { usePacketGift, useSentGifts } from './giftEntry';
import { GiftFields } from './GiftFields';
import { GiftReceiptBody } from './GiftReceiptBody';
import { GivingTabs } from './GiftTabs';
import { amountMb, type GiftReceipt, type GiftValues } from './giftValues';
import { sendGift } from './mutations';
import { ownLine, useOwnLine } from './ownLines';
import { ReceivedGifts } from './ReceivedGifts';
import { SentGifts } from './SentGifts';
import { canShare } from './ShareCodes';
import { useGiftBlocked } from './useGiftBlocked';

/** データを贈る (docs/product.md §9.6). */
const packetGiftProcedure: Procedure<GiftValues, GiftReceipt> = {
  name: 'packet_gift',
  title: 'データを贈る',
  path: paths.packetGift(),
  Tabs: GivingTabs,
  Current: CurrentSim,
  exit: { to: paths.mobileTop(), label: 'トップに戻る' },
  reviewNote: 'まだ贈られていません。',
  lineNote: 'のデータを贈ります',
  defaults: { amount: '', to_phone: '', message: '' },
  inputs: [
    {
      slug: '',
      label: '入力',
      fields: [
        { name: 'amount', label: '贈るデータ量', requestField: 'amount_mb' },
        { name: 'to_phone', label: '贈る相手' },
        { name: 'message', label: 'メッセージ' },
      ],
      Fields: GiftFields,
      Footer: () => (
        <>
          <SentGifts />
          <ReceivedGifts />
        </>
      ),
    },
  ],
  useAvailability: useGiftBlocked,
  useReview: useGiftReview,
  submit: sendGift,
  refusal: ({ code, message }) => {
    const field = refusedGiftField[code];
    if (field) return { field, message };
    const title = packetGiftRefusalTitle(code);
    return { title, text: `${withoutTitle(title, message)}データは贈られていません。` };
  },
  Unknown: GiftUnknown,
  done: {
    title: ({ amountMb, codes, receiptNumber }) =>
      codes || receiptNumber
        ? `${formatGb(amountMb)}GBを贈る手続きが完了しました。`
        : `${formatGb(amountMb)}GBを贈る手続きを受け付けました。`,
    keep: ({ codes: _codes, ...kept }) => kept,
    Receipt: GiftReceiptBody,
    leadsOn: ({ receiptNumber, toPhone }) =>
      receiptNumber !== undefined &&
      (canShare() || ownLine(store.current(), toPhone) !== undefined),
  },
};

export default screenOf(packetGiftProcedure);

/** What is given, and what is left then (docs/design.md §6). */
function useGiftReview({ amount, to_phone, message }: GiftValues): Review<GiftValues> {
  const { data_left_mb, expires_on, remaining_times } = usePacketGift();
  const isOwn = useOwnLine(to_phone) !== undefined;
  const mb = amountMb(amount) ?? 0;
  const shown = `${formatGb(mb)}GB`;
  return {
    rows: [
      { term: '贈るデータ量', value: shown, strong: true, field: 'amount' },
      {
        term: '贈る相手の電話番号',
        value: <Verbatim>{formatPhone(to_phone)}</Verbatim>,
        note: isOwn && 'ご自身の番号',
        strong: true,
        field: 'to_phone',
      },
      { term: 'メッセージ', value: message || 'なし', field: 'message' },
      { term: '受け取り期限', value: untilDay(expires_on), confirms: { expires_on } },
      {
        term: '今月贈れる回数',
        value: `あと${remaining_times}回`,
        note: 'この手続きを含みます',
        confirms: { remaining_times },
      },
    ],
    after: (
      <Stack useFlexGap spacing={7}>
        <div>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
            贈ったあとの、お客さまのデータの残り
          </Typography>
          <Change
            before={formatGb(data_left_mb)}
            after={formatGb(Math.max(0, data_left_mb - mb))}
            unit="GB"
          />
        </div>
        <Alert severity="warning">
          <AlertTitle component="h2">贈ると取り消せません</AlertTitle>
          受け取られないまま<Nowrap>{formatDay(expires_on)}</Nowrap>を過ぎると、
          <Nowrap>データはなくなります。</Nowrap>
        </Alert>
      </Stack>
    ),
    action: `${shown}を贈る`,
  };
}

// The server's clock and ours may be a few seconds apart.
const margin = 10_000;

/** After an unknown outcome: whether the gift is in the list of gifts given. */
function GiftUnknown({ values, sentAt }: { values: GiftValues; sentAt: Date }) {
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
        <Nowrap translate="no">{formatReceiptNumber(found.receipt_number)}</Nowrap>です。
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
