import { useSuspenseQuery } from '@tanstack/react-query';
import { formatDay } from '@/lib/date';
import { Nowrap } from '@/ui/page/Page';
import { quitQueries } from './queries';

/** Whether the cancellation whose outcome is unknown has been accepted. */
export function QuitUnknown() {
  const { data: state } = useSuspenseQuery(quitQueries.cancel());
  return state.accepted_on === null ? (
    <p>
      {
        '解約のお申し込みの記録は、まだありません。数分たってからもう一度ご覧になり、それでもないときに、もう一度お申し込みください。'
      }
    </p>
  ) : (
    <p>
      <b>
        <Nowrap>{formatDay(state.quit_on)}に解約する</Nowrap>
        お申し込みを受け付けています。
      </b>
      もう一度お申し込みになる必要はありません。
    </p>
  );
}
