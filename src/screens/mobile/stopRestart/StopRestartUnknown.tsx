import { simStates } from '@/catalogue/stopRestart';
import { labelOf } from '@/catalogue/labelOf';
import { isTaken, useStopRestartInfo, type StopRestartValues } from './stopRestartEntry';

/** How the SIM stands after a press of which nobody knows whether it took effect. */
export function StopRestartUnknown({ values }: { values: StopRestartValues }) {
  const { state } = useStopRestartInfo();
  return (
    <p>
      いまの状況は<b>「{labelOf(simStates, state)}」</b>です。
      {isTaken(state, values)
        ? 'お申し込みは受け付けられています。もう一度お申し込みいただく必要はありません。'
        : 'お申し込みがまだ届いていないときは、この状況のままです。もう一度お申し込みください。'}
    </p>
  );
}
