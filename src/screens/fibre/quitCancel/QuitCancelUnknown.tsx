import { useSuspenseQuery } from '@tanstack/react-query';
import { formatDay } from '@/lib/date';
import { quitQueries } from '@/screens/fibre/quit/queries';

/** Whether the cancellation still stands, though nobody knows if it was taken back. */
export function QuitCancelUnknown() {
  const { data: state } = useSuspenseQuery(quitQueries.cancel());
  return state.accepted_on === null ? (
    <p>
      <b>解約は取り消されています。</b>もう一度お手続きになる必要はありません。
    </p>
  ) : (
    <p>
      {formatDay(state.quit_on)}
      {'の解約は、まだ取り消されていません。もう一度お手続きください。'}
    </p>
  );
}
