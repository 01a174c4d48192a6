import { useSuspenseQuery } from '@tanstack/react-query';
import { upgradeQueries } from './queries';

/** Whether the upgrade whose outcome is unknown has been accepted. */
export function UpgradeUnknown() {
  const { data } = useSuspenseQuery(upgradeQueries.state());
  return data.state === 'none' ? (
    <p>
      {
        'お申し込みの記録は、まだありません。数分たってからもう一度ご覧になり、それでもないときに、もう一度お申し込みください。'
      }
    </p>
  ) : (
    <p>
      <b>10ギガへの変更を受け付けています。</b>もう一度お申し込みになる必要はありません。
    </p>
  );
}
