import Button from '@mui/material/Button';
import { paths } from '@/paths';
import { isRejection } from '@/procedure/queryOrRejection';
import { useDeviceAnswer } from './deviceEntry';

/** Whether a device is on its way though nobody knows what came of the request. */
export function DeviceUnknown() {
  const answer = useDeviceAnswer();
  return isRejection(answer) && answer.refusal.code === 'shipping' ? (
    <>
      <p>
        <b>機種の追加は受け付けられています。</b>もう一度申し込む必要はありません。
      </p>
      <Button variant="text" href={paths.mobileProgress()}>
        手続きの状況を見る
      </Button>
    </>
  ) : (
    <p>機種の追加を受け付けた記録はありません。もう一度お申し込みください。</p>
  );
}
