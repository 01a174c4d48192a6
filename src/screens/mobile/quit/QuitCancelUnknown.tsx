import { useIsFetching } from '@tanstack/react-query';
import { isRefused } from '@/procedure/entryQuery';
import { mobileContractQueries } from '@/screens/mobile/contract/queries';
import { useQuitAnswer } from './quitEntry';

/** Whether the cancellation still stands. */
export function QuitCancelUnknown() {
  const answer = useQuitAnswer();
  const isReading = useIsFetching({ queryKey: mobileContractQueries.quit().queryKey }) > 0;
  if (isReading) return <p>最新の状態を読み込んでいます。</p>;
  return !isRefused(answer) && answer.status === null ? (
    <p>
      <b>解約は取り消されています。</b>もう一度送る必要はありません。
    </p>
  ) : (
    <p>解約は、まだ取り消されていません。もう一度送ってください。</p>
  );
}
