import {
  notifyManager,
  type Query,
  type QueryCache,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { background } from '@/api/queryClient';

/** Whether what is on the screen has been read again: it is being, it was, or it could not be. */
export type Refetch = 'reading' | 'fresh' | 'failed';

/**
 * How the reading stands that follows a write (`useWrite`): what was read before the write says
 * nothing about it, and stays on the screen when line or server fail.
 * @param queryKey the only read that matters; all of the screen's when absent
 * @returns `again` reads once more what could not be read
 */
export function useRefetchStatus(queryKey?: QueryKey): { state: Refetch; again: () => void } {
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  const subscribe = useCallback(
    (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)),
    [cache],
  );
  const state = useSyncExternalStore(subscribe, () => standing(cache, queryKey));
  return {
    state,
    again: () =>
      void queries.refetchQueries({ type: 'active', predicate: isOutOfDate, ...only(queryKey) }),
  };
}

const only = (queryKey: QueryKey | undefined) => (queryKey ? { queryKey } : {});

const isOutOfDate = ({ state, meta }: Query) =>
  state.isInvalidated && meta?.['background'] !== background.background;

function standing(cache: QueryCache, queryKey: QueryKey | undefined): Refetch {
  const waiting = cache.findAll({ type: 'active', predicate: isOutOfDate, ...only(queryKey) });
  if (waiting.length === 0) return 'fresh';
  // Without a line a read is neither under way nor refused: it waits.
  return waiting.some(({ state }) => state.fetchStatus === 'fetching') ? 'reading' : 'failed';
}
