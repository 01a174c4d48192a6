import { formatTime } from '@/lib/date';
import { isRejection } from '@/procedure/queryOrRejection';
import { useMnpAnswer, type MnpValues } from './mnpEntry';

/** Whether the time is reserved though nobody knows what came of the request. */
export function MnpUnknown({ values: { starts_at } }: { values: MnpValues }) {
  const answer = useMnpAnswer();
  const reserved = isRejection(answer) ? null : answer.reserved_at;
  return reserved && Date.parse(reserved) === Date.parse(starts_at) ? (
    <p>
      <b>{formatTime(reserved)}の開通は予約されています。</b>もう一度予約する必要はありません。
    </p>
  ) : (
    <p>開通を予約した記録はありません。もう一度お試しください。</p>
  );
}
