import { isRejection } from '@/procedure/queryOrRejection';
import { useOnestopAnswer } from './onestopEntry';

/** Whether the cancellation stands though nobody knows what came of the request. */
export function OnestopUnknown() {
  const answer = useOnestopAnswer();
  return isRejection(answer) && answer.refusal.code === 'onestop_service_stopped' ? (
    <p>
      <b>解約は受け付けられています。</b>乗り換え先の画面に戻って、続きをお手続きください。
    </p>
  ) : (
    <p>解約を受け付けた記録はありません。もう一度お試しください。</p>
  );
}
