import {
  createContext,
  type LoaderFunction,
  type Params,
  type RouterContextProvider,
} from 'react-router-dom';
import { prefetched, queryClient } from '@/api/queryClient';
import { withoutBase } from '@/lib/base';
import { enterRoute } from '@/lib/observe';
import { store } from '@/session/current';
import { serviceAt } from '@/session/line';
import { serviceFor, serviceTypeOf } from '@/session/service';
import type { Session } from '@/session/store';
import { loginMessage } from '@/shell/message/queries';

/** A read of any operation, as `read` makes it. */
export interface Read {
  queryKey: readonly unknown[];
  meta?: Record<string, unknown> | undefined;
}

/** Set where a loader is run for a link that may be pressed: nothing says that a read has failed then. */
export const isForLink = createContext(false);

/** Milliseconds that a screen waits for the banners, which would move it if they came later. */
const bannerMs = 400;

/**
 * A loader that starts reads, and resolves once the first screenful has its answers, or one of them has failed and is
 * tried again; the screen uses the same reads and shows the failure. What is known already is shown at once, and read again where it is old.
 * @param reads those of the first screenful
 * @param below those of what is below it, which nothing waits for
 */
export const ahead =
  (
    reads: (params: Params, session: Session) => readonly Read[],
    below: () => readonly Read[] = () => [],
  ): LoaderFunction<Readonly<RouterContextProvider>> =>
  async ({ params, url, pattern, context }) => {
    const { pathname, search } = url;
    const session = store.current();
    if (!session || !isReadable(session, withoutBase(pathname), search)) return null;
    const start = context.get(isForLink) ? fetchForLink : fetchNow;
    if (start === fetchNow) enterRoute(pattern);
    const first = reads(params, session).map(start);
    if (session.selected) first.push(atMost(bannerMs, start(loginMessage())));
    // Started last: by HTTP/1.1 a browser sends six at a time, and the first screenful must not wait for the seventh.
    for (const read of below()) void start(read);
    await Promise.all(first);
    return null;
  };

/**
 * Whether reads can be made for an address now: they are made for the selected service, or else the first of the
 * type (`serviceFor`), and the address may be about another line.
 */
function isReadable(session: Session, pathname: string, search: string): boolean {
  const type = serviceTypeOf(pathname);
  if (!type) return true;
  const { service, isUnknown } = serviceAt(session, pathname, search);
  return !isUnknown && service !== undefined && service === serviceFor(session, type);
}

async function fetchNow(read: Read): Promise<void> {
  const fetched = queryClient.prefetchQuery(read);
  if (queryClient.getQueryData(read.queryKey) !== undefined) return;
  const query = queryClient.getQueryCache().find({ queryKey: read.queryKey, exact: true });
  // One that is under way for a link is the screen's from now on.
  query?.setOptions({ ...query.options, meta: read.meta });
  let stop = () => undefined as void;
  const willRetry = new Promise<'retried'>((resolve) => {
    stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.query === query && event.type === 'updated' && event.action.type === 'failed')
        resolve('retried');
    });
  });
  const end = await Promise.race([fetched, willRetry]);
  stop();
  // The screen asks once more and has the failure from its own read, where React expects it.
  if (end === undefined && query?.state.status === 'error')
    queryClient.removeQueries({ queryKey: read.queryKey, exact: true });
}

/** Reads under way are left alone: those of the open screen must not be marked as made for a link. */
async function fetchForLink(read: Read): Promise<void> {
  if (queryClient.getQueryState(read.queryKey)?.fetchStatus === 'fetching') return;
  await queryClient.prefetchQuery({ ...read, meta: prefetched });
}

const atMost = (ms: number, work: Promise<void>) =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, ms))]);
