import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read, useRead, useReads } from '@/api/query';
import { labelOf } from '@/catalogue/labelOf';
import { fieldMessages, procedureMessages } from '@/catalogue/messages';
import {
  onuAddress,
  quitMessages,
  quitReasonOrder,
  quitReasons,
  quitRefusalTitle,
} from '@/catalogue/quit';
import { now } from '@/lib/clock';
import {
  addDays,
  dayRange,
  daysUntil,
  endless,
  formatDay,
  formatMonth,
  japanDay,
  untilFullDay,
} from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { addressFields, addressOf, emptyAddress } from '@/procedure/address/addressValues';
import type { Blocked } from '@/procedure/BlockedPage';
import { OpeningLink } from '@/procedure/entry/ProcedureSections';
import { useField } from '@/procedure/field/useField';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import { type ProcedureData, refusedAs } from '@/procedure/procedureData';
import { FeeTable, LossList } from '@/procedure/quit/LossList';
import { DonePage, sentToo } from '@/procedure/Receipt';
import { Topic } from '@/procedure/Topic';
import { useMoveOpening } from '@/screens/fibre/move/queries';
import { contractLink } from '@/screens/fibre/shared/blocked';
import { CurrentFibre } from '@/screens/fibre/shared/CurrentFibre';
import { DayQuestion } from '@/screens/fibre/shared/DayQuestion';
import { SkeletonLines } from '@/shell/ScreenLoading';
import { RadioRows } from '@/ui/fields/RadioRows';
import { DateFigure } from '@/ui/figure/DateFigure';
import { KeepTogether } from '@/ui/KeepTogether';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { DeviceFields, PickupFields } from './QuitDevices';
import { billedText, feesOf, FeeTotal, QuitReview } from './QuitReview';
import { isCollected, isElsewhere, type QuitReceipt, type QuitValues } from './quitValues';

const quit: ProcedureData<QuitValues, QuitReceipt> = {
  name: 'quit',
  title: 'Minamo 光の解約',
  path: paths.quit(),
  exit: { to: paths.contract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ解約されていません。',
  steps: [
    { slug: '', label: '内容', fields: [], next: '解約の入力へ進む' },
    {
      slug: 'input',
      label: '入力',
      fields: [
        { name: 'reason', label: '解約の理由' },
        { name: 'quit_on', label: '解約を希望する日' },
        { name: 'devices', label: '機器の返却' },
        { name: 'onu_address', label: '引き取りの住所', requestField: 'pickup_address' },
        ...addressFields('pickup_address.'),
        { name: 'pickup_time', label: '引き取りの時間帯' },
      ],
      leadsBack: true,
    },
  ],
  submit: sendQuit,
  refusal: refusedAs(quitRefusalTitle, procedureMessages.nothingDone, { date_changed: 'quit_on' }),
  systemError: quitMessages.system,
};

/** Minamo 光の解約 (docs/product.md §6.10). */
export default function Quit() {
  return (
    <Procedure
      of={quit}
      current={<CurrentFibre />}
      unknown={() => <QuitUnknown />}
      done={(receipt) => <QuitDone receipt={receipt} />}
    >
      <QuitSteps />
    </Procedure>
  );
}

const QuitSteps = () => (
  <ProcedureForm<QuitValues>
    defaults={{
      quit_on: '',
      devices: {},
      onu_address: '',
      ...emptyAddress,
      pickup_time: 'none',
    }}
    blocked={useQuitBlocked()}
    review={<QuitReview />}
  >
    <InputStep>
      <QuitContent />
    </InputStep>
    <InputStep slug="input">
      <QuitFields />
    </InputStep>
  </ProcedureForm>
);

function QuitUnknown() {
  const state = useRead(api.getQuitCancel);
  return state.accepted_on === null ? (
    <p>
      {
        '解約のお申し込みの記録は、まだありません。数分たってからもう一度ご覧になり、それでもないときに、もう一度お申し込みください。'
      }
    </p>
  ) : (
    <p>
      <b>
        <Nowrap>{state.quit_on !== endless && `${formatDay(state.quit_on)}に`}解約する</Nowrap>
        お申し込みを受け付けています。
      </b>
      もう一度お申し込みになる必要はありません。
    </p>
  );
}

async function sendQuit(values: QuitValues, confirmed: Schema.Terms): Promise<QuitReceipt> {
  const { reason, quit_on, devices, pickup_time } = values;
  const accepted = await call(api.postQuit, {
    body: {
      quit_on,
      reason,
      devices: Object.entries(devices).flatMap(([device_id, choice]) =>
        choice ? [{ device_id, choice }] : [],
      ),
      onu_address: isElsewhere(values) ? onuAddress.pickup : onuAddress.install,
      pickup_address: isElsewhere(values) ? addressOf(values) : null,
      pickup_time: isCollected(devices) ? pickup_time : 'none',
      has_consented: true,
      confirmed,
    },
  });
  return { ...accepted, hasPickup: isCollected(devices) };
}

function QuitDone({ receipt }: { receipt: QuitReceipt }) {
  const { accepted_at, quit_on, cancel_until, total, billed_month, hasPickup } = receipt;
  const canTakeBack = cancel_until >= japanDay(accepted_at);
  return (
    <DonePage
      title={`${formatDay(quit_on)}に解約するお申し込みを受け付けました。`}
      lead={
        <>
          <Phrase>解約する日までは、これまでどおりお使いいただけます。</Phrase>
          {hasPickup && <Phrase>機器の引き取りの日時は、メールでお知らせします。</Phrase>}
        </>
      }
      end={
        <>
          {sentToo}
          {canTakeBack && (
            <>
              <p>
                取りやめる場合は、<Nowrap>{formatDay(cancel_until)}まで</Nowrap>
                、解約を取り消せます。
              </p>
              <Button variant="text" href={paths.quitCancel()}>
                解約を取り消す
              </Button>
            </>
          )}
        </>
      }
      of={receipt}
      rows={[
        {
          term: '解約する日',
          value: <DateFigure day={quit_on} />,
          note: 'この日の24:00まで使えます',
        },
        {
          term: '取り消しの期限',
          value: canTakeBack ? untilFullDay(cancel_until) : '取り消せません',
          strong: true,
        },
        {
          term: '解約にかかる費用',
          value: formatYen(total),
          note: total > 0 && `${formatMonth(billed_month)}のご請求に含まれます`,
          strong: true,
        },
      ]}
    />
  );
}

/**
 * Why nothing can be cancelled now, and how to take back what prevents it: an earlier cancellation, or
 * the application for a line that isn't open yet.
 */
function useQuitBlocked(): Blocked | undefined {
  const fee = useRead(api.getCancellationFee);
  if (fee.can_quit) return undefined;
  return {
    reason: (
      <p>
        <KeepTogether>{fee.reason ?? 'いまは受け付けていません。'}</KeepTogether>
      </p>
    ),
    actions: <NextAction />,
  };
}

function NextAction() {
  const [back, contract] = useReads(read(api.getQuitCancel), read(api.getFixedContract));

  const nextAction = [
    { isOpen: back.can_cancel, to: paths.quitCancel(), label: '解約を取り消す' },
    {
      isOpen: contract.plan.canEntryCancel,
      to: paths.entryCancel(),
      label: 'お申し込みを取り消す',
    },
  ].find(({ isOpen }) => isOpen);
  if (!nextAction) return contractLink;
  return (
    <>
      <Button variant="secondary" href={nextAction.to}>
        {nextAction.label}
      </Button>
      <Button variant="text" href={paths.contract()}>
        ご契約情報に戻る
      </Button>
    </>
  );
}

/** What ends and what it costs, before anything is asked (docs/design.md §6). */
function QuitContent() {
  const fee = useRead(api.getCancellationFee);

  const opens = useMoveOpening();
  const losses = fee.losses.flatMap(({ date, items }) =>
    // The contract gives the last day of use, and the list shows from when something is lost.
    items.map(({ label, note }) => ({ from_on: addDays(date, 1), name: label, note })),
  );
  return (
    <>
      <Typography variant="lead">
        <Phrase>{formatDay(fee.quit_on)}に解約した場合です。</Phrase>
        <Phrase>まだ何も変わっていません。</Phrase>
      </Typography>
      <Topic label="使えなくなるもの" open>
        {losses.length > 0 ? (
          <LossList losses={losses} />
        ) : (
          <p>インターネットのほかに、使えなくなるものはありません。</p>
        )}
      </Topic>
      <Topic label="解約にかかる費用" caption={fee.total > 0 ? billedText(fee) : undefined}>
        <FeeTable fees={feesOf(fee)} />
        <FeeTotal fee={fee} label="合計" flush={fee.items.length > 0} />
      </Topic>
      <Box sx={{ mt: 9 }}>
        <p>お引っ越しなら、解約せずに続けられます。</p>
        <OpeningLink to={paths.move()} opens={opens}>
          お引っ越しの手続き
        </OpeningLink>
      </Box>
    </>
  );
}

/** Asks why, when, and what happens to the devices (docs/design.md §6). */
function QuitFields() {
  const field = useField<QuitValues>();
  const { control } = useFormContext<QuitValues>();
  const fee = useRead(api.getCancellationFee);
  const devices = useWatch({ control, name: 'devices' });
  const days = dayRange(fee.selectable_from, fee.selectable_until);
  return (
    <>
      <RadioRows
        label="解約の理由"
        hint="サービス改善の参考にいたします"
        light
        rows={quitReasonOrder.map((value) => ({ value, title: labelOf(quitReasons, value) }))}
        {...field('reason', { required: fieldMessages.mustSelect })}
      />
      <DayQuestion<QuitValues>
        name="quit_on"
        label="解約を希望する日"
        caption={`${spanOf(fee)}。この日の24:00まで使えます`}
        days={days}
      />
      {fee.devices.length > 0 && (
        <DeviceFields devices={fee.devices}>
          {isCollected(devices) && (
            <Suspense fallback={<SkeletonLines />}>
              <PickupFields />
            </Suspense>
          )}
        </DeviceFields>
      )}
    </>
  );
}

/** `今日から60日先まで`; the days themselves where the first isn't today. */
function spanOf({ selectable_from, selectable_until }: Schema.CancellationFee): string {
  return selectable_from === japanDay(now())
    ? `今日から${daysUntil(selectable_until, now())}日先まで`
    : `${formatDay(selectable_from)}から${formatDay(selectable_until)}まで`;
}
