import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection } from '@/api/query';
import { brand } from '@/catalogue/brand';
import type * as Code from '@/catalogue/generated/codes';
import type { MnpTransferInRefusalCode, OrderApplicationStatus } from '@/catalogue/generated/codes';
import { refusalTitles, withoutTitle } from '@/catalogue/refusals';
import { now } from '@/lib/clock';
import {
  daysUntil,
  formatFullDay,
  formatFullTime,
  formatTime,
  japanDay,
  untilDay,
} from '@/lib/date';
import { formatPhone } from '@/lib/numbers';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { InputStep } from '@/procedure/InputStep';
import { NumberedSteps } from '@/procedure/NumberedSteps';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import { type ProcedureData, useValues } from '@/procedure/procedureData';
import { DonePage } from '@/procedure/Receipt';
import { Review } from '@/procedure/Review';
import { useRestricted } from '@/screens/mobile/shared/useRestricted';
import { AddToCalendar } from '@/screens/shared/calendar/AddToCalendar';
import { Nowrap, Phrase, Verbatim } from '@/ui/page/Page';
import { MnpFields } from './MnpFields';
import {
  isOpen,
  type MnpReceipt,
  type MnpValues,
  slotDays,
  useMnpAnswer,
  useMnpTransferIn,
} from './slotDays';

// With it the page of applications names the same day.
const reserved: OrderApplicationStatus = 'mnp_move_in_reserving';

const anotherNumber =
  'いまの携帯電話会社で、MNP予約番号を取り直してください。新しい番号は、お電話でお知らせください。';

const possibleTexts: Partial<Record<string, string>> = {
  mnp_transfer_in_reserve_number_expired: anotherNumber,
  not_one_target:
    'ほかの会社の番号をこのSIMに移すときは、お電話でお申し込みいただけます。いまの番号は、これまでどおりお使いいただけます。',
  mnp_transfer_in_available_time_none:
    '空きは日によって変わります。時間をおいて、もう一度お試しください。',
} satisfies Record<MnpTransferInRefusalCode, string>;

// With no free time up to the number's last day, the page is that of the refusal.
const none = ({ reserve_number_expires_on }: Schema.MnpTransferIn) => ({
  code: 'mnp_transfer_in_available_time_none',
  message: '',
  details: { reserve_number_expires_on } as Record<string, unknown>,
});

const mnpTransferIn: ProcedureData<MnpValues, MnpReceipt> = {
  name: 'mnp_transfer_in',
  title: '開通の予約',
  path: paths.mobileMnpTransferIn(),
  exit: { to: paths.mobileContract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ予約されていません。',
  lineNote: 'の開通を予約します',
  steps: [
    {
      slug: '',
      label: '入力',
      fields: [{ name: 'starts_at', label: '開通の日時' }],
      next: 'この時刻で確認へ進む',
    },
  ],
  submit: sendMnp,
  refusal: ({ code, message }) => {
    if (code === 'mnp_transfer_in_put_reserve_exist')
      return { field: 'starts_at', message: `${message}ほかの時刻を選択してください。` };
    const title = mnpTransferInRefusalTitle(code);
    return { title, text: `${message}開通は予約されていません。` };
  },
};

/** 開通の予約: a number moves in (docs/product.md §10.6). */
export default function MnpTransferIn() {
  return (
    <Procedure
      of={mnpTransferIn}
      unknown={(sent) => <MnpUnknown {...sent} />}
      done={(receipt) => <MnpDone receipt={receipt} />}
    >
      <MnpTransferInSteps />
    </Procedure>
  );
}

const MnpTransferInSteps = () => (
  <ProcedureForm<MnpValues>
    defaults={{ starts_at: '' }}
    blocked={useMnpBlocked()}
    review={<MnpTransferInReview />}
  >
    <InputStep>
      <MnpFields />
    </InputStep>
  </ProcedureForm>
);

function MnpTransferInReview() {
  const { starts_at } = useValues<MnpValues>();
  const entry = useMnpTransferIn();
  const { phone, from_carrier, reserved_at, interruption_minutes } = entry;
  const isSame = reserved_at !== null && Date.parse(reserved_at) === Date.parse(starts_at);
  return (
    <Review<MnpValues>
      rows={[
        {
          term: '開通',
          value: formatTime(starts_at),
          note: reserved_at && !isSame && `いまの予約 ${formatTime(reserved_at)}から変更します`,
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
      ]}
      isSame={isSame}
      after={
        <Alert severity="warning">
          <AlertTitle component="h2">{`切り替わるまで、${interruption_minutes}分ほど電話が使えません`}</AlertTitle>
          開通すると、{from_carrier}のSIMは使えなくなります。
        </Alert>
      }
      action={reserved_at ? 'この時刻に変更する' : 'この時刻に予約する'}
    />
  );
}

function MnpUnknown({ values: { starts_at } }: { values: MnpValues }) {
  const answer = useMnpAnswer();
  const reserved = isRejection(answer) ? null : answer.reserved_at;
  return reserved && Date.parse(reserved) === Date.parse(starts_at) ? (
    <p>
      <b>{formatTime(reserved)}の開通は予約されています。</b>もう一度予約する必要はありません。
    </p>
  ) : (
    <p>
      開通を予約した記録は、まだありません。数分たっても変わらないときに、もう一度お試しください。
    </p>
  );
}

function sendMnp({ starts_at }: MnpValues): Promise<MnpReceipt> {
  return call(api.postMnpTransferIn, { body: { starts_at } });
}

function MnpDone({ receipt }: { receipt: MnpReceipt }) {
  const { starts_at, phone, interruption_minutes } = receipt;
  return (
    <DonePage
      title="開通を予約しました。"
      lead={`予約した時刻から${interruption_minutes}分ほど、電話が使えません。`}
      end={
        <>
          <AddToCalendar
            events={[
              {
                id: `${receipt.receipt_number} ${reserved}`,
                title: `開通(${brand.services.mobile})`,
                day: japanDay(starts_at),
                notes: [formatTime(starts_at), formatPhone(phone)],
                url: paths.mobileProgress(),
              },
            ]}
          />
          <NumberedSteps
            steps={[
              {
                title: '予約の時刻までに、SIMを用意する',
                text: '届いたSIMを、使うスマートフォンに入れてください。',
              },
              {
                title: '開通したら、端末を再起動する',
                text: (
                  <>
                    電話がつながれば、<Phrase>手続きは完了です。</Phrase>
                  </>
                ),
              },
            ]}
          />
        </>
      }
      of={{ ...receipt, hasNumber: true }}
      rows={[
        { term: '開通', value: formatFullTime(starts_at), strong: true },
        { term: '移す番号', value: <Verbatim>{formatPhone(phone)}</Verbatim>, strong: true },
      ]}
    />
  );
}

function useMnpBlocked(): Blocked | undefined {
  const answer = useMnpAnswer();
  const restricted = useRestricted('mnp_transfer_in');
  if (!isRejection(answer) && (restricted || answer.reserved_at || slotDays(answer).some(isOpen)))
    return restricted;
  const { code, message, details } = isRejection(answer) ? answer.refusal : none(answer);
  const expires = details['reserve_number_expires_on'];
  const title = mnpTransferInRefusalTitle(code);
  // On the number's last day no time can become free any more.
  const isLastDay = typeof expires === 'string' && daysUntil(expires, now()) <= 0;
  const isOver = typeof expires === 'string' && daysUntil(expires, now()) < 0;
  const possibleText = isLastDay
    ? anotherNumber
    : (possibleTexts[code] ?? '番号の乗り換えをお申し込みでないときは、予約は不要です。');
  return {
    reason: (
      <>
        {code === 'not_one_target' ? (
          <p>
            <b>番号の乗り換え(転入)のお申し込みがありません。</b>
            予約が必要なお手続きはありません。
          </p>
        ) : (
          <p>
            <b>{title}。</b>
            {withoutTitle(title, message)}
          </p>
        )}
        {typeof expires === 'string' && (
          <p>
            MNP予約番号の有効期限は、
            <Nowrap>{`${formatFullDay(expires)}${isOver ? 'でした' : 'です'}。`}</Nowrap>
          </p>
        )}
      </>
    ),
    possible: possibleText,
    actions: (
      <>
        <Button variant="secondary" href={paths.mobileContract()}>
          ご契約情報に戻る
        </Button>
        <Button
          variant="text"
          href={`tel:${brand.support.phone}`}
        >{`${brand.support.phone}に電話する`}</Button>
      </>
    ),
  };
}

/** Titles of refusals at porting in (docs/product.md §10.6). */
const mnpTransferInRefusalTitle = refusalTitles<
  // A time that was taken meanwhile shows at its field.
  Exclude<Code.MnpTransferInOrderRefusalCode, 'mnp_transfer_in_put_reserve_exist'>
>({
  mnp_transfer_in_reserve_number_expired: 'MNP予約番号の有効期限を過ぎています',
  mnp_transfer_in_available_time_none: '開通予約の空きがありません',
  not_one_target: 'ページを表示できません',
});
