import Button from '@mui/material/Button';
import {
  notifyManager,
  type Query,
  type QueryCache,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useSyncExternalStore } from 'react';
import { background } from '@/api/queryClient';
import { procedureMessages } from '@/catalogue/messages';

/** Whether the data on the screen is being read again, has been, or could not be. */
type Refetch = 'reading' | 'fresh' | 'failed';

/**
 * State of the reads that follow a write (`useWrite`). Data from before the write says nothing about its
 * outcome, and it stays on the screen when the network or the server fails.
 * @param queryKey the only read that matters; all reads of the screen when absent
 * @returns `again` repeats the reads that have not succeeded
 */
export function useRefetchStatus(queryKey?: QueryKey): { state: Refetch; again: () => void } {
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  const subscribe = useCallback(
    (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)),
    [cache],
  );
  const state = useSyncExternalStore(subscribe, () => stateOf(cache, queryKey));
  return {
    state,
    again: () =>
      void queries.refetchQueries({ type: 'active', predicate: isOutOfDate, ...only(queryKey) }),
  };
}

const only = (queryKey: QueryKey | undefined) => (queryKey ? { queryKey } : {});

const isOutOfDate = ({ state, meta }: Query) =>
  state.isInvalidated && meta?.['background'] !== background.background;

function stateOf(cache: QueryCache, queryKey: QueryKey | undefined): Refetch {
  const waiting = cache.findAll({ type: 'active', predicate: isOutOfDate, ...only(queryKey) });
  if (waiting.length === 0) return 'fresh';
  // Offline a read is paused, neither under way nor failed; that counts as failed here.
  return waiting.some(({ state }) => state.fetchStatus === 'fetching') ? 'reading' : 'failed';
}

const { unknown } = procedureMessages;

/** Shows `children` once the state is read again after a write; until then, that it is being read or could not be. */
export function RefetchStatus({ children }: { children: ReactNode }) {
  const { state, again } = useRefetchStatus();
  return (
    <>
      {state === 'reading' && <p>{unknown.reading}</p>}
      {state === 'failed' && (
        <>
          <p>{unknown.unread}</p>
          <Button variant="text" onClick={again}>
            もう一度読み込む
          </Button>
        </>
      )}
      {/* Hidden, not unmounted, so that its own reads go on. */}
      <div hidden={state !== 'fresh'}>
        <Suspense fallback={<p>{unknown.reading}</p>}>{children}</Suspense>
      </div>
    </>
  );
}
