import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { isRejection, queryOrRejection, read } from '@/api/query';
import { queryClient } from '@/api/queryClient';
import { now } from '@/lib/clock';
import { formatGb } from '@/lib/data';
import { daysUntil, formatFullDay, untilDay } from '@/lib/date';
import { formatPhone } from '@/lib/numbers';
import { paths } from '@/paths';
import { Change } from '@/procedure/cost/Change';
import { foldedBy } from '@/procedure/field/textKinds';
import { useField } from '@/procedure/field/useField';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import { inputStep, type ProcedureData, useValues } from '@/procedure/procedureData';
import { DonePage } from '@/procedure/Receipt';
import { RefusedReview, Review } from '@/procedure/Review';
import { TextField } from '@/ui/fields/TextField';
import { Verbatim } from '@/ui/page/Page';
import { useClaimBlocked } from './giftBlocked';
import { GiftTabs } from './GiftTabs';
import {
  type Claimed,
  type ClaimValues,
  codeProblem,
  formatGiftCode,
  giftCodes,
  normaliseCode,
  packetGiftRefusalTitle,
} from './giftValues';
import { claimGift } from './mutations';

const codeOptions = (field: keyof ClaimValues) => ({
  ...foldedBy((typed) => normaliseCode(typed, field)),
  validate: (code: string) => codeProblem(code, field) ?? true,
});

const packetGiftReceipt: ProcedureData<ClaimValues, Claimed> = {
  name: 'packet_gift_receipt',
  title: 'データを受け取る',
  path: paths.packetGiftReceipt(),
  exit: { to: paths.mobileTop(), label: 'トップに戻る' },
  reviewNote: 'まだ受け取られていません。',
  lineNote: 'でデータを受け取ります',
  steps: inputStep([
    { name: 'gift_code', label: 'ギフトコード' },
    { name: 'auth_code', label: '認証コード' },
  ]),
  submit: claimGift,
  refusal: ({ code, message }) => {
    if (code === 'cant_get_in_receipt')
      return { field: 'gift_code', message: `${message}贈り主にお確かめください。` };
    const title = packetGiftRefusalTitle(code);
    return { title, text: `${message}データは受け取られていません。` };
  },
};

/** データを受け取る (docs/product.md §9.7). */
export default function PacketGiftReceipt() {
  return (
    <Procedure
      of={packetGiftReceipt}
      tabs={<GiftTabs current={packetGiftReceipt.path} />}
      unknown={(sent) => <ClaimUnknown {...sent} />}
      done={(claimed) => <ClaimDone claimed={claimed} />}
    >
      <ClaimSteps />
    </Procedure>
  );
}

const ClaimSteps = () => (
  <ProcedureForm<ClaimValues>
    defaults={{ gift_code: '', auth_code: '' }}
    blocked={useClaimBlocked()}
    review={<ClaimReview />}
  >
    <InputStep check={checkCodes}>
      <ClaimFields />
    </InputStep>
  </ProcedureForm>
);

async function checkCodes(values: ClaimValues): Promise<void> {
  const answer = await queryClient.fetchQuery({
    ...queryOrRejection(read(api.getPacketGiftRequest, values)),
    staleTime: 0,
  });
  if (isRejection(answer)) throw answer.refusal;
}

function ClaimUnknown({ values }: { values: ClaimValues }) {
  const { data } = useSuspenseQuery(queryOrRejection(read(api.getPacketGiftRequest, values)));
  return isRejection(data) ? (
    <p>
      <b>このギフトは、もう受け取れない状態です。</b>
      受け取りが済んでいるときは、データの残りがトップで増えています。
    </p>
  ) : (
    <p>
      このギフトは、まだ受け取られていません。数分たっても変わらないときに、もう一度受け取ってください。
    </p>
  );
}

function ClaimDone({ claimed }: { claimed: Claimed }) {
  const { amount_mb, from_phone, message, expires_on } = claimed;
  const { data_left_before_mb: before, data_left_mb: after } = claimed;
  // A SIM that is stopped receives, too.
  const { data } = useQuery(read(api.getSettingsRestriction));
  const isStopped = data?.restrictions.some(({ reason }) => reason === 'suspended');
  return (
    <DonePage
      title={`${formatGb(amount_mb)}GBを受け取りました。`}
      lead={`${isStopped ? '利用を再開すると' : 'いまから'}お使いいただけます。贈られたデータから先に使われます。`}
      end={
        // An unlimited plan has no data that is left.
        before !== null &&
        after !== null && (
          <>
            <Typography variant="help" sx={{ mb: 3 }}>
              データの残り
            </Typography>
            <Change before={formatGb(before)} after={formatGb(after)} unit="GB" />
          </>
        )
      }
      of={claimed}
      rows={[
        { term: '受け取ったデータ量', value: `${formatGb(amount_mb)}GB`, strong: true },
        { term: '使える期限', value: formatFullDay(expires_on), strong: true },
        { term: '贈り主', value: <Verbatim>{formatPhone(from_phone)}</Verbatim> },
        message && { term: 'メッセージ', value: message },
      ]}
    />
  );
}

function ClaimFields() {
  const field = useField<ClaimValues>();
  return (
    <>
      <Typography variant="lead">贈り主から伝えられた、2つのコードを入力してください。</Typography>
      <Box sx={{ mt: 7 }}>
        <TextField
          label={giftCodes.gift_code.name}
          hint="8桁の英数字。ハイフンは、あってもなくても構いません"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('gift_code', codeOptions('gift_code'))}
        />
        <TextField
          label={giftCodes.auth_code.name}
          hint="4桁の数字"
          short
          inputMode="numeric"
          autoComplete="off"
          {...field('auth_code', codeOptions('auth_code'))}
        />
      </Box>
    </>
  );
}

function ClaimReview() {
  const values = useValues<ClaimValues>();
  const { data: gift } = useSuspenseQuery(queryOrRejection(read(api.getPacketGiftRequest, values)));
  if (isRejection(gift)) return <RefusedReview {...gift} />;
  const { amount_mb, from_phone, message, receive_by, usable_until } = gift;
  const { data_left_mb, data_left_after_mb } = gift;
  const shown = `${formatGb(amount_mb)}GB`;
  return (
    <Review<ClaimValues>
      rows={[
        { term: '受け取るデータ量', value: shown, strong: true, confirms: { amount_mb } },
        { term: '贈り主', value: <Verbatim>{formatPhone(from_phone)}</Verbatim>, strong: true },
        message && { term: 'メッセージ', value: message },
        {
          term: '受け取り期限',
          value: untilDay(receive_by),
          note: daysUntil(receive_by, now()) === 0 ? '今日が期限です' : undefined,
        },
        { term: '使える期限', value: untilDay(usable_until), confirms: { usable_until } },
        {
          term: 'ギフトコード',
          value: <Verbatim>{formatGiftCode(values.gift_code)}</Verbatim>,
          field: 'gift_code',
        },
      ]}
      after={
        data_left_mb === null || data_left_after_mb === null ? undefined : (
          <div>
            <Typography variant="help" sx={{ mb: 3 }}>
              受け取ったあとの、お客さまのデータの残り
            </Typography>
            <Change
              before={formatGb(data_left_mb)}
              after={formatGb(data_left_after_mb)}
              unit="GB"
            />
          </div>
        )
      }
      action={`${shown}を受け取る`}
    />
  );
}
