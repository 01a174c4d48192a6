import { useSuspenseQuery } from '@tanstack/react-query';
import { simStates } from '@/catalogue/stopRestart';
import { stopRestartQueries } from './queries';

/** How the SIM stands after a press of which nobody knows whether it took effect. */
export function StopRestartUnknown() {
  const { data, isFetching } = useSuspenseQuery(stopRestartQueries.info());
  if (isFetching) return <p>最新の状態を読み込んでいます。</p>;
  const { state } = data;
  const taken = state === 'stopping' || state === 'restarting';
  return (
    <p>
      いまの状況は<b>「{simStates[state]}」</b>です。
      {taken
        ? 'お申し込みは受け付けられています。'
        : 'お申し込みがまだ届いていないときは、この状況のままです。もう一度お申し込みください。'}
    </p>
  );
}
