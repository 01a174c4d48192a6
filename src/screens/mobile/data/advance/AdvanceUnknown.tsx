import { useSuspenseQuery } from '@tanstack/react-query';
import { formatGb } from '@/lib/data';
import { isRejection } from '@/procedure/queryOrRejection';
import { dataQueries } from '../queries';
import { UnknownState } from '../UnknownState';

/** Whether the advance whose outcome is unknown took effect: the month's sum and what is left. */
export function AdvanceUnknown() {
  const { data } = useSuspenseQuery(dataQueries.advance());
  return (
    <UnknownState>
      {isRejection(data) ? (
        <p>{data.refusal.message}</p>
      ) : (
        <p>
          今月前借りしたデータは<b>合計{formatGb(data.advanced_mb)}GB</b>、データの残りは
          <b>{formatGb(data.data_left_mb)}GB</b>
          です。増えているときは受け付けられていますので、もう一度申し込む必要はありません。
        </p>
      )}
    </UnknownState>
  );
}
