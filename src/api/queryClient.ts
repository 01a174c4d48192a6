import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { NetworkError, UnexpectedError } from './errors';
import { sessionPort } from './sessionPort';

const retries = 2;

/** Whether a retry may help: the network or the server failed, and the answer was no decision. */
function isTransient(error: unknown): boolean {
  if (error instanceof NetworkError) return error.reason !== 'leaving';
  return error instanceof UnexpectedError && (error.status ?? 0) >= 500;
}

/** Marks a read of a screen that is not open yet: if it gets no answer, the session goes on. */
export const prefetched = { prefetched: true };

/** Marks a read that is not of the screen's own content, such as one of the menu. */
export const background = { background: true };

/** Whether a read is of the content of the screen that is open. */
export const isForScreen = ({ meta }: Pick<Query, 'meta'>): boolean =>
  meta?.['prefetched'] !== true && meta?.['background'] !== true;

const isForNobody = (query: Query<unknown, unknown, unknown>) =>
  query.meta?.['prefetched'] === true && query.getObserversCount() === 0;

/**
 * Makes a client for the portal's queries. Reads are retried twice when the network or the server fails. A
 * read that still gets no answer ends the session (docs/product.md §3.7). The cache is never persisted.
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
      // A write that waited for the device to be online again would be sent when nobody expects it.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The client of the running portal; the end of a session clears it. */
export const queryClient = createQueryClient();
