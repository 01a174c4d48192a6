import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Answer, call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read, useRead } from '@/api/query';
import { queryClient } from '@/api/queryClient';
import { brand } from '@/catalogue/brand';
import type * as Code from '@/catalogue/generated/codes';
import { isKnown, labelOf, lookUp } from '@/catalogue/labelOf';
import { fieldMessages, procedureMessages } from '@/catalogue/messages';
import {
  simStates,
  stopDuration,
  stoppedUses,
  type StopReason,
  stopReasons,
  type StopRestartFailure,
  stopRestartFailure,
} from '@/catalogue/stopRestart';
import { getConfig } from '@/config/config';
import { formatTime } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { useField } from '@/procedure/field/useField';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import { inputStep, type ProcedureData, useValues } from '@/procedure/procedureData';
import { DonePage } from '@/procedure/Receipt';
import { Review } from '@/procedure/Review';
import { CurrentSim } from '@/screens/mobile/shared/CurrentSim';
import { useRestricted } from '@/screens/mobile/shared/useRestricted';
import { useSelectedService } from '@/session/selectedService';
import { RadioRows } from '@/ui/fields/RadioRows';
import { KeepTogether } from '@/ui/KeepTogether';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';

/** What is asked for a stop; a restart asks nothing. */
interface StopRestartValues {
  reason: StopReason | '';
}

type StopRestartReceipt = Answer<'postStopRestartInfo'> & {
  action: 'stop' | 'restart';
};

/** What can be done with a SIM in this state. */
const actionFor = ({ can_restart }: Schema.StopRestartInfo): 'stop' | 'restart' =>
  can_restart ? 'restart' : 'stop';

const stopRestart: ProcedureData<StopRestartValues, StopRestartReceipt> = {
  name: 'stop_restart',
  title: 'SIMの利用停止・再開',
  path: paths.mobileStopRestart(),
  exit: { to: paths.mobileContract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ申し込まれていません。',
  lineNote: 'の手続きをします',
  steps: inputStep([{ name: 'reason', label: '停止する理由' }]),
  submit: sendStopRestart,
  refusal: ({ code, message }) => {
    const failure = stopRestartFailure(code);
    return failure
      ? { title: failure.title, text: <Failed {...failure} /> }
      : { title: procedureMessages.refused, text: `${message}SIMの状況は変わっていません。` };
  },
};

/** SIMの利用停止・再開 (docs/product.md §10.9). */
export default function StopRestart() {
  return (
    <Procedure
      of={stopRestart}
      current={<CurrentSim />}
      unknown={(sent) => <StopRestartUnknown {...sent} />}
      done={(receipt) => <StopRestartDone receipt={receipt} />}
    >
      <StopRestartSteps />
    </Procedure>
  );
}

const StopRestartSteps = () => (
  <ProcedureForm<StopRestartValues>
    defaults={{ reason: '' }}
    blocked={useStopRestartBlocked()}
    review={<StopRestartReview />}
  >
    <InputStep>
      <StopRestartFields />
    </InputStep>
  </ProcedureForm>
);

const titleOf = ({ action, state }: StopRestartReceipt) => {
  if (state === 'stopped') return 'SIMの利用を停止しました。';
  return `SIMの利用${action === 'stop' ? '停止' : '再開'}を受け付けました。`;
};

function StopRestartUnknown({ values }: { values: StopRestartValues }) {
  const { state } = useStopRestartInfo();
  if (!isKnown(simStates, state))
    return <p>{unread}受け付けられたかどうかは、お知らせ履歴でお確かめください。</p>;
  return (
    <p>
      いまの状況は<b>「{labelOf(simStates, state)}」</b>です。
      {isTaken(state, values)
        ? 'お申し込みは受け付けられています。もう一度お申し込みいただく必要はありません。'
        : 'お申し込みを受け付けた記録は、まだありません。数分たっても変わらないときに、もう一度お申し込みください。'}
    </p>
  );
}

function StopRestartDone({ receipt }: { receipt: StopRestartReceipt }) {
  const { action, state } = receipt;
  const uses = useStoppedUses();
  const isStop = action === 'stop';
  return (
    <DonePage
      title={titleOf(receipt)}
      lead={leadOf(state, uses)}
      end={
        isStop ? (
          <Button variant="text" href={paths.mobileStopRestart()}>
            利用を再開する画面を見る
          </Button>
        ) : (
          <p>使えるようにならないときは、端末の電源を入れ直してください。</p>
        )
      }
      of={receipt}
      rows={[
        { term: '手続き', value: isStop ? 'SIMの利用停止' : 'SIMの利用再開', strong: true },
        { term: 'いまの状況', value: labelOf(simStates, state) },
      ]}
    />
  );
}

const leadOf = (state: StopRestartReceipt['state'], uses: string): string => {
  const leads: Record<Code.SimState, string> = {
    using: 'いまから、いままでどおりお使いいただけます。',
    stopping: `${stopDuration}で、${uses}が止まります。`,
    stopped: `${uses}は止まっています。`,
    restarting: `${stopDuration}で、使えるようになります。`,
  };
  return lookUp(leads, state) ?? unread;
};

async function sendStopRestart(
  { reason }: StopRestartValues,
  confirmed: Schema.Terms,
): Promise<StopRestartReceipt> {
  const action = actionFor(await queryClient.ensureQueryData(read(api.getStopRestartInfo)));
  const done = await call(api.postStopRestartInfo, {
    body: { action, reason: action === 'stop' && reason !== '' ? reason : null, confirmed },
  });
  return { ...done, action };
}

function StopRestartReview() {
  const { reason } = useValues<StopRestartValues>();
  const info = useStopRestartInfo();
  const uses = useStoppedUses();
  const { monthly_amount } = info;
  const fee = formatYen(monthly_amount);
  if (actionFor(info) === 'restart')
    return (
      <Review<StopRestartValues>
        rows={[
          { term: '手続き', value: 'SIMの利用再開', strong: true },
          { term: '使えるようになるとき', value: `お申し込みから${stopDuration}` },
          {
            term: '毎月の料金',
            value: fee,
            note: '再開しても変わりません',
            confirms: { monthly_amount },
          },
        ]}
        after={
          <Alert severity="warning">
            <AlertTitle component="h2">SIMは、お手元にありますか</AlertTitle>
            ほかの人が持っているSIMを再開すると、通話やデータ通信に使われるおそれがあります。
          </Alert>
        }
        action="SIMの利用を再開する"
      />
    );
  return (
    <Review<StopRestartValues>
      rows={[
        { term: '手続き', value: 'SIMの利用停止', strong: true },
        {
          term: '停止する理由',
          value: reason ? labelOf(stopReasons, reason) : '-',
          field: 'reason',
        },
        { term: '止まるとき', value: `お申し込みから${stopDuration}` },
        { term: '停止中の料金', value: `毎月${fee}`, confirms: { monthly_amount } },
      ]}
      after={
        <Alert severity="warning">
          <AlertTitle component="h2">停止すると、このSIMは使えなくなります</AlertTitle>
          {uses}が、すべて止まります。再開のお申し込みは、いつでもできます。
        </Alert>
      }
      action="SIMの利用を停止する"
      variant="destructive"
    />
  );
}

function StopRestartFields() {
  const info = useStopRestartInfo();
  return actionFor(info) === 'stop' ? <StopFields /> : <RestartFacts />;
}

function StopFields() {
  const field = useField<StopRestartValues>();
  const { monthly_amount } = useStopRestartInfo();
  const uses = useStoppedUses();
  return (
    <>
      <Typography variant="lead">
        <Phrase>{uses}を止めます。</Phrase>
        <Phrase>{stopDuration}で止まり、いつでも再開できます。</Phrase>
      </Typography>
      <Box sx={{ mt: 7 }}>
        <RadioRows
          label="停止する理由"
          hint={`停止中も、毎月${formatYen(monthly_amount)}の料金がかかります`}
          rows={Object.entries(stopReasons).map(([value, title]) => ({ value, title }))}
          {...field('reason', {
            validate: (reason) => reason in stopReasons || fieldMessages.mustSelect,
          })}
        />
      </Box>
    </>
  );
}

function RestartFacts() {
  const { stopped_at, reason, monthly_amount } = useStopRestartInfo();
  return (
    <>
      <Typography variant="lead">
        <Phrase>SIMは利用停止中です。</Phrase>
        <Phrase>再開すると、{stopDuration}で使えるようになります。</Phrase>
      </Typography>
      <Box sx={{ mt: 7 }}>
        <DescriptionList
          ink="both"
          items={[
            { term: '停止した日時', value: stopped_at ? formatTime(stopped_at) : '-' },
            { term: '停止した理由', value: reason ? labelOf(stopReasons, reason) : '-' },
            {
              term: '毎月の料金',
              value: formatYen(monthly_amount),
              note: '再開しても変わりません',
            },
          ]}
        />
      </Box>
    </>
  );
}

const useStopRestartInfo = (): Schema.StopRestartInfo => useRead(api.getStopRestartInfo);

/** What a stop takes from the selected SIM: 通話・SMS・データ通信. */
const useStoppedUses = (): string => stoppedUses(useSelectedService()?.contract_type ?? null);

/**
 * Whether the state of the SIM shows that an order was accepted.
 * @param values those of a restart have no reason
 */
export function isTaken(
  state: Schema.StopRestartInfo['state'],
  { reason }: StopRestartValues,
): boolean {
  const asked = reason === '' ? 'using' : 'stopped';
  return state === 'stopping' || state === 'restarting' || state === asked;
}

/**
 * Why the SIM can be neither stopped nor restarted now; the note is the server's. If a restriction prevents it, the
 * help desk can still do it, since a lost SIM can't wait.
 */
export function useStopRestartBlocked(): Blocked | undefined {
  const { can_stop, can_restart, state, note } = useStopRestartInfo();
  const restricted = useRestricted('stop_restart');
  if (restricted)
    return {
      ...restricted,
      possible: <HelpDesk />,
    };
  if (can_stop || can_restart) return undefined;
  return {
    reason: (
      <p>
        <b>{isKnown(simStates, state) ? `${simStates[state]}です。` : unread}</b>
        {note && `${note}。`}
      </p>
    ),
    possible: (
      <p>
        <KeepTogether>{lookUp(next, state) ?? next.using}</KeepTogether>
      </p>
    ),
    actions: (
      <Button variant="secondary" href={paths.mobileContract()}>
        ご契約情報に戻る
      </Button>
    ),
  };
}

/** The text for a SIM of unknown state. */
const unread = 'いまの状況を読み込めません。';

const next: Record<Code.SimState, string> = {
  using: 'ご契約の状況は、ご契約情報でお確かめいただけます。',
  stopping: '停止が終わると、この画面から利用を再開できます。',
  stopped: 'ご契約の状況は、ご契約情報でお確かめいただけます。',
  restarting: '再開が終わると、いままでどおりお使いいただけます。',
};

/** After a refusal: what it has left unchanged, or that another press has done what was asked for. */
function Failed({ unchanged, from }: StopRestartFailure) {
  const { state } = useStopRestartInfo();
  if (!isKnown(simStates, state) || state === from) return <HelpDesk unchanged={unchanged} />;
  return (
    <p>
      いまの状況は「{simStates[state]}」です。{procedureMessages.nothingDone}
    </p>
  );
}

/** The ways to the help desk, after what a refusal has left unchanged. */
function HelpDesk({ unchanged }: { unchanged?: string }) {
  return (
    <>
      <p>{unchanged}お急ぎのときは、ヘルプデスクへお問い合わせください。</p>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '4px 28px' }}>
        <Button variant="text" sx={{ fontWeight: 700 }} href={getConfig().links.help_desk}>
          ヘルプデスクに問い合わせる
        </Button>
        <Button variant="text" href={`tel:${brand.support.phone}`}>
          ヘルプデスクに電話する<Nowrap>({brand.support.phone})</Nowrap>
        </Button>
      </Stack>
    </>
  );
}
