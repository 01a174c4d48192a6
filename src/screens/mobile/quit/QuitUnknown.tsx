import { mobileQuitStatuses } from '@/catalogue/mobileQuit';
import { labelOf } from '@/catalogue/labelOf';
import { isRejection } from '@/procedure/queryOrRejection';
import { useQuitAnswer } from './quitEntry';

/** Whether the cancellation whose outcome is unknown stands in the contract. */
export function QuitUnknown() {
  const answer = useQuitAnswer();
  const status = isRejection(answer) ? null : answer.status;
  return status ? (
    <p>
      <b>解約は受け付けられています({labelOf(mobileQuitStatuses, status)})。</b>
      もう一度送る必要はありません。
    </p>
  ) : (
    <p>解約を受け付けた記録はありません。もう一度送ってください。</p>
  );
}
