import { isRejection } from '@/procedure/queryOrRejection';
import { useQuitAnswer } from './quitEntry';

/** Whether the cancellation still stands. */
export function QuitCancelUnknown() {
  const answer = useQuitAnswer();
  return !isRejection(answer) && answer.status === null ? (
    <p>
      <b>解約は取り消されています。</b>もう一度送る必要はありません。
    </p>
  ) : (
    <p>解約は、まだ取り消されていません。もう一度送ってください。</p>
  );
}
