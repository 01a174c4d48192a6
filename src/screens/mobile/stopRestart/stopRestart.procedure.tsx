import Button from '@mui/material/Button';
import type * as Code from '@/catalogue/codes';
import { isKnown, labelOf, lookUp } from '@/catalogue/labelOf';
import { procedureMessages } from '@/catalogue/messages';
import { simStates, stopDuration, stopRestartFailure } from '@/catalogue/stopRestart';
import { paths } from '@/paths';
import type { Procedure } from '@/procedure/procedure';
import { screenOf } from '@/procedure/ProcedureScreen';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { CurrentSim } from '@/screens/mobile/shared/CurrentSim';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { HelpDesk } from './HelpDesk';
import { sendStopRestart } from './mutations';
import {
  isTaken,
  type StopRestartReceipt,
  type StopRestartValues,
  unread,
  useStoppedUses,
  useStopRestartBlocked,
  useStopRestartInfo,
} from './stopRestartEntry';
import { StopRestartFields } from './StopRestartFields';
import { useStopRestartReview } from './useStopRestartReview';

/** SIMの利用停止・再開 (docs/product.md §10.9). */
const stopRestartProcedure: Procedure<StopRestartValues, StopRestartReceipt> = {
  name: 'stop_restart',
  title: 'SIMの利用停止・再開',
  path: paths.mobileStopRestart(),
  Current: CurrentSim,
  exit: { to: paths.mobileContract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ申し込まれていません。',
  lineNote: 'の手続きをします',
  defaults: { reason: '' },
  inputs: [
    {
      slug: '',
      label: '入力',
      fields: [{ name: 'reason', label: '停止する理由' }],
      Fields: StopRestartFields,
    },
  ],
  useAvailability: useStopRestartBlocked,
  useReview: useStopRestartReview,
  submit: sendStopRestart,
  refusal: ({ code, message }) => {
    const failure = stopRestartFailure(code);
    return failure
      ? { title: failure.title, text: <HelpDesk unchanged={failure.unchanged} /> }
      : { title: procedureMessages.refused, text: `${message}SIMの状況は変わっていません。` };
  },
  Unknown: StopRestartUnknown,
  done: {
    title: ({ action, state }) => {
      if (state === 'stopped') return 'SIMの利用を停止しました。';
      return `SIMの利用${action === 'stop' ? '停止' : '再開'}を受け付けました。`;
    },
    keep: (receipt) => receipt,
    Receipt: StopRestartReceiptBody,
  },
};

export default screenOf(stopRestartProcedure);

/** After an unknown outcome: the state of the SIM, and whether the order was accepted. */
function StopRestartUnknown({ values }: { values: StopRestartValues }) {
  const { state } = useStopRestartInfo();
  if (!isKnown(simStates, state))
    return <p>{unread}受け付けられたかどうかは、お知らせ履歴でお確かめください。</p>;
  return (
    <p>
      いまの状況は<b>「{labelOf(simStates, state)}」</b>です。
      {isTaken(state, values)
        ? 'お申し込みは受け付けられています。もう一度お申し込みいただく必要はありません。'
        : 'お申し込みがまだ届いていないときは、この状況のままです。もう一度お申し込みください。'}
    </p>
  );
}

/** What was asked for, the state of the SIM, and what to do then. */
function StopRestartReceiptBody({ receipt }: { receipt: StopRestartReceipt }) {
  const { action, state } = receipt;
  const uses = useStoppedUses();
  const facts = useReceiptFacts(receipt);
  const isStop = action === 'stop';
  return (
    <ReceiptSection
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
    >
      <DescriptionList
        ink="top"
        stacked
        items={[
          { term: '手続き', value: isStop ? 'SIMの利用停止' : 'SIMの利用再開', strong: true },
          { term: 'いまの状況', value: labelOf(simStates, state) },
          ...facts,
        ]}
      />
    </ReceiptSection>
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
