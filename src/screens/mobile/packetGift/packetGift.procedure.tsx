import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldMessages } from '@/catalogue/messages';
import { now } from '@/lib/clock';
import { formatGb } from '@/lib/data';
import { daysUntil, formatClock, formatDay, formatTime, untilDay } from '@/lib/date';
import { formatPhone, formatReceiptNumber, normalisePhone } from '@/lib/numbers';
import { paths } from '@/paths';
import { Change } from '@/procedure/cost/Change';
import { foldedBy, textKinds, typedAs } from '@/procedure/field/textKinds';
import { useField } from '@/procedure/field/useField';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import { inputStep, type ProcedureData, refusedAs, useValues } from '@/procedure/procedureData';
import { Review } from '@/procedure/Review';
import { CurrentSim } from '@/screens/mobile/shared/CurrentSim';
import { useSession } from '@/session/current';
import { serviceFor } from '@/session/service';
import { RadioRows } from '@/ui/fields/RadioRows';
import { TextField } from '@/ui/fields/TextField';
import { Announcement } from '@/ui/message/Announcement';
import { Nowrap, Verbatim } from '@/ui/page/Page';
import { useGiftBlocked } from './giftBlocked';
import { GiftDone } from './GiftDone';
import { ReceivedGifts, SentGifts } from './GiftLists';
import { GiftTabs } from './GiftTabs';
import {
  amountMb,
  amountProblem,
  type GiftValues,
  type Given,
  leftAfter,
  normaliseAmount,
  packetGiftRefusalTitle,
  phoneProblem,
  refusedGiftField,
} from './giftValues';
import { sendGift } from './mutations';
import { useOwnLine, useOwnLines, usePacketGift, useSentGifts } from './queries';

const gift: ProcedureData<GiftValues, Given> = {
  name: 'packet_gift',
  title: 'データを贈る',
  path: paths.packetGift(),
  exit: { to: paths.mobileTop(), label: 'トップに戻る' },
  reviewNote: 'まだ贈られていません。',
  lineNote: 'のデータを贈ります',
  steps: inputStep([
    { name: 'amount', label: '贈るデータ量', requestField: 'amount_mb' },
    { name: 'to_phone', label: '贈る相手' },
    { name: 'message', label: 'メッセージ' },
  ]),
  submit: sendGift,
  keep: ({ gift_code: _gift, auth_code: _auth, ...kept }) => kept,
  refusal: refusedAs(packetGiftRefusalTitle, 'データは贈られていません。', refusedGiftField),
};

/** データを贈る (docs/product.md §9.6). */
export default function PacketGift() {
  return (
    <Procedure
      of={gift}
      tabs={<GiftTabs current={gift.path} />}
      current={<CurrentSim />}
      unknown={(sent) => <GiftUnknown {...sent} />}
      done={(given) => <GiftDone given={given} />}
    >
      <GiftSteps />
    </Procedure>
  );
}

const GiftSteps = () => (
  <ProcedureForm<GiftValues>
    defaults={{ amount: '', to_phone: '', message: '' }}
    blocked={useGiftBlocked()}
    review={<GiftReview />}
  >
    <InputStep
      footer={
        <>
          <SentGifts />
          <ReceivedGifts />
        </>
      }
    >
      <GiftFields />
    </InputStep>
  </ProcedureForm>
);

/** What is given, and what is left then (docs/design.md §6). */
function GiftReview() {
  const { amount, to_phone, message } = useValues<GiftValues>();
  const { data_left_mb, expires_on, remaining_times } = usePacketGift();
  const isOwn = useOwnLine(to_phone) !== undefined;
  const mb = amountMb(amount) ?? 0;
  const shown = `${formatGb(mb)}GB`;
  return (
    <Review<GiftValues>
      rows={[
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
      ]}
      after={
        <Stack useFlexGap spacing={7}>
          <div>
            <Typography variant="help" sx={{ mb: 3 }}>
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
      }
      action={`${shown}を贈る`}
    />
  );
}

// The server's clock and ours may be a few seconds apart.
const margin = 10_000;

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

/** Asks how much, to whom, and for a message (docs/design.md §6). */
function GiftFields() {
  const field = useField<GiftValues>();
  const gift = usePacketGift();
  const closesToday = daysUntil(gift.closes_at, now()) === 0;
  return (
    <>
      <p>
        贈れるデータは、今月分の<b>{formatGb(gift.limit_mb)}GB</b>までです。
        <Nowrap>今月は、あと{gift.remaining_times}回贈れます。</Nowrap>
        {closesToday && `今月の受付は、今日の${formatClock(gift.closes_at)}までです。`}
      </p>
      <Box sx={{ mt: 7 }}>
        <TextField
          label="贈るデータ量"
          hint={`${formatGb(gift.unit_mb)}GB単位で指定できます`}
          unit="GB"
          short
          inputMode="decimal"
          autoComplete="off"
          below={<LeftAfter />}
          {...field('amount', {
            ...foldedBy(normaliseAmount),
            validate: (amount) =>
              amount === ''
                ? fieldMessages.missing
                : (amountProblem(amount, gift.limit_mb) ?? true),
          })}
        />
        <ReceiverFields />
        <TextField
          label="メッセージ"
          hint="20文字まで。相手に届くお知らせに添えられます"
          optional
          autoComplete="off"
          {...field('message', typedAs(textKinds.giftMessage, { optional: true }))}
        />
      </Box>
    </>
  );
}

/** What is left after the gift of the amount in the field; what is left now while that can't be given. */
function LeftAfter() {
  const { data_left_mb, limit_mb } = usePacketGift();
  const amount = useWatch<GiftValues, 'amount'>({ name: 'amount' });
  const left = leftAfter(normaliseAmount(amount), { data_left_mb, limit_mb });
  return (
    <>
      <Box component="p" sx={{ mt: 2 }}>
        {left === undefined ? 'データの残り' : '贈ったあとの残り'}{' '}
        <Nowrap>
          <b>{formatGb(left ?? data_left_mb)}GB</b>
        </Nowrap>
      </Box>
      <Announcement>
        {left === undefined ? '' : `贈ったあとの残りは${formatGb(left)}GBです。`}
      </Announcement>
    </>
  );
}

const field = 'to_phone';

const somebodyElse = 'somebody-else';

/** Asks who receives it: one of the customer's own numbers, or a number that is typed. */
function ReceiverFields() {
  const { register, setValue, clearErrors, formState } = useFormContext<GiftValues>();
  const session = useSession();
  const giver = session && serviceFor(session, 'mobile')?.phone_number;
  const lines = useOwnLines();
  const phone = useWatch<GiftValues, typeof field>({ name: field });
  const [wantsOther, setWantsOther] = useState(false);
  // A number that is being typed stays typed, also when it turns out to be the customer's own.
  const own = wantsOther ? undefined : lines.find((line) => line.phone === phone);
  const isTyped = lines.length === 0 || (!own && (wantsOther || phone !== ''));
  const missing = isTyped ? fieldMessages.missing : fieldMessages.mustSelect;
  const error = formState.errors[field]?.message;
  // Also while there is nothing to type: the choice is the same value.
  const typed = register(field, {
    ...foldedBy(normalisePhone),
    validate: (to) => (to === '' ? missing : (phoneProblem(to, giver ?? undefined) ?? true)),
  });
  const choose = (chosen: string) => {
    setWantsOther(chosen === somebodyElse);
    setValue(field, chosen === somebodyElse ? '' : chosen);
    clearErrors(field);
  };
  return (
    <>
      {lines.length > 0 && (
        <RadioRows
          label="贈る相手"
          // The summary of errors leads to the control with the field's name.
          name={isTyped ? 'receiver' : field}
          value={own?.phone ?? (isTyped ? somebodyElse : '')}
          onChange={(event) => choose(event.target.value)}
          error={isTyped ? undefined : error}
          rows={[
            ...lines.map(({ phone: line, planName, reason }) => ({
              value: line,
              title: (
                <>
                  自分の回線へ<Nowrap translate="no">({formatPhone(line)})</Nowrap>
                </>
              ),
              help: reason ?? `${planName}。コードの入力は要りません`,
              disabled: reason !== null,
            })),
            { value: somebodyElse, title: 'ほかの方へ', help: '電話番号を入力します' },
          ]}
        />
      )}
      {isTyped && (
        <TextField
          label="贈る相手の電話番号"
          hint="Minamo モバイルの番号。ハイフンは不要です"
          type="tel"
          autoComplete="off"
          error={error}
          {...typed}
        />
      )}
    </>
  );
}
