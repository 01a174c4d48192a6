import { useSuspenseQuery } from '@tanstack/react-query';
import { formatGb } from '@/lib/data';
import { isRejection } from '@/procedure/queryOrRejection';
import { dataQueries } from '../queries';
import { UnknownState } from '../UnknownState';

/** Whether the data whose outcome is unknown was added: the month's sum and what is left. */
export function ChargeUnknown() {
  const { data } = useSuspenseQuery(dataQueries.charge());
  return (
    <UnknownState>
      {isRejection(data) ? (
        <p>{data.refusal.message}</p>
      ) : (
        <p>
          今月追加したデータは<b>合計{formatGb(data.added_mb)}GB</b>、データの残りは
          <b>{formatGb(data.data_left_mb)}GB</b>
          です。増えているときは受け付けられていますので、もう一度申し込む必要はありません。
        </p>
      )}
    </UnknownState>
  );
}
