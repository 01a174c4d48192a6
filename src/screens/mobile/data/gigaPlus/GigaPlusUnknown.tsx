import { useSuspenseQuery } from '@tanstack/react-query';
import { isRejection } from '@/procedure/queryOrRejection';
import { dataQueries } from '../queries';
import { UnknownState } from '../UnknownState';

/** Whether the extra data whose outcome is unknown can still be received. */
export function GigaPlusUnknown() {
  const { data } = useSuspenseQuery(dataQueries.gigaPlus());
  return (
    <UnknownState>
      <p>
        {isRejection(data)
          ? data.refusal.message
          : 'まだ受け取られていません。もう一度受け取ってください。'}
      </p>
    </UnknownState>
  );
}
