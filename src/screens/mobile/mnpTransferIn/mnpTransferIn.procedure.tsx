import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { isRejection } from '@/api/query';
import { mnpTransferInRefusalTitle } from '@/catalogue/mnp';
import { withoutTitle } from '@/catalogue/refusals';
import { formatTime, untilDay } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import { paths } from '@/paths';
import type { Procedure, Review } from '@/procedure/procedure';
import { screenOf } from '@/procedure/ProcedureScreen';
import { Verbatim } from '@/ui/page/Page';
import { type MnpReceipt, type MnpValues, useMnpAnswer, useMnpTransferIn } from './mnpEntry';
import { MnpFields } from './MnpFields';
import { MnpReceiptBody } from './MnpReceiptBody';
import { sendMnp } from './mutations';
import { useMnpBlocked } from './useMnpBlocked';

/** 開通の予約: a number moves in (docs/product.md §10.6). */
const mnpTransferInProcedure: Procedure<MnpValues, MnpReceipt> = {
  name: 'mnp_transfer_in',
  title: '開通の予約',
  path: paths.mobileMnpTransferIn(),
  exit: { to: paths.mobileContract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ予約されていません。',
  lineNote: 'の開通を予約します',
  defaults: { starts_at: '' },
  inputs: [
    {
      slug: '',
      label: '入力',
      fields: [{ name: 'starts_at', label: '開通の日時' }],
      Fields: MnpFields,
      next: 'この時刻で確認へ進む',
    },
  ],
  useAvailability: useMnpBlocked,
  useReview: useMnpReview,
  submit: sendMnp,
  refusal: ({ code, message }) => {
    if (code === 'mnp_transfer_in_put_reserve_exist')
      return { field: 'starts_at', message: `${message}ほかの時刻を選択してください。` };
    const title = mnpTransferInRefusalTitle(code);
    return { title, text: `${withoutTitle(title, message)}開通は予約されていません。` };
  },
  Unknown: MnpUnknown,
  done: {
    title: () => '開通を予約しました。',
    keep: (receipt) => receipt,
    Receipt: MnpReceiptBody,
  },
};

export default screenOf(mnpTransferInProcedure);

function useMnpReview({ starts_at }: MnpValues): Review<MnpValues> {
  const entry = useMnpTransferIn();
  const { phone, from_carrier, reserved_at, interruption_minutes } = entry;
  return {
    rows: [
      {
        term: '開通',
        value: formatTime(starts_at),
        note: reserved_at && `いまの予約 ${formatTime(reserved_at)}から変更します`,
        strong: true,
        field: 'starts_at',
      },
      { term: '移す番号', value: <Verbatim>{formatPhone(phone)}</Verbatim>, strong: true },
      { term: '乗り換え元', value: from_carrier },
      {
        term: 'MNP予約番号',
        value: entry.reserve_number,
        note: untilDay(entry.reserve_number_expires_on),
      },
    ],
    after: (
      <Alert severity="warning">
        <AlertTitle component="h2">{`切り替わるまで、${interruption_minutes}分ほど電話が使えません`}</AlertTitle>
        開通すると、{from_carrier}のSIMは使えなくなります。
      </Alert>
    ),
    action: reserved_at ? 'この時刻に変更する' : 'この時刻に予約する',
  };
}

/** After an unknown outcome: whether the time is reserved. */
function MnpUnknown({ values: { starts_at } }: { values: MnpValues }) {
  const answer = useMnpAnswer();
  const reserved = isRejection(answer) ? null : answer.reserved_at;
  return reserved && Date.parse(reserved) === Date.parse(starts_at) ? (
    <p>
      <b>{formatTime(reserved)}の開通は予約されています。</b>もう一度予約する必要はありません。
    </p>
  ) : (
    <p>開通を予約した記録はありません。もう一度お試しください。</p>
  );
}
