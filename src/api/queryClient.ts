import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { NetworkError, UnexpectedError } from './errors';
import { sessionPort } from './sessionPort';

const retries = 2;

/** Whether asking once more may help: the line or the server failed, and nobody decided anything. */
function isTransient(error: unknown): boolean {
  if (error instanceof NetworkError) return error.reason === 'no_response';
  return error instanceof UnexpectedError && (error.status ?? 0) >= 500;
}

/** Marks a read whose screen nobody has asked for yet: that it fails is no reason to log anybody out. */
export const prefetched = { prefetched: true };

/** Marks a read that stands beside the screen, as in its menu: it says nothing of what the screen is about. */
export const background = { background: true };

const isForNobody = (query: Query<unknown, unknown, unknown>) =>
  query.meta?.['prefetched'] === true && query.getObserversCount() === 0;

/**
 * Queries of the portal. Reads are retried twice when line or server fail; a read that stays without
 * an answer ends the session (docs/product.md §3.7). The cache is never persisted.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const isUnanswered =
          error instanceof NetworkError && error.signed && error.reason === 'no_response';
        if (isUnanswered && !isForNobody(query)) sessionPort().end('no_response');
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) => failures < retries && isTransient(error),
        retryDelay: (failures) => 500 * 2 ** failures,
      },
      // A write that waits for the line to come back would be sent when nobody expects it.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The one of the running portal; logging out clears it. */
export const queryClient = createQueryClient();
