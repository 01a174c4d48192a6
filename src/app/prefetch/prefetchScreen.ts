import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type Params } from 'react-router-dom';
import { prefetched } from '@/api/queryClient';
import type { Read } from '@/routes/route';
import { routes } from '@/routes/routes';
import { routesByPrefix } from '@/routes/routesByPrefix';
import { store } from '@/session/current';
import { serviceAt } from '@/session/line';
import { selectService } from '@/session/selectedService';
import { serviceFor } from '@/session/serviceFor';
import { serviceTypeOf } from '@/session/serviceTypeOf';
import { messageQueries } from '@/shell/message/queries';
import { lazyWithPreload } from '@/ui/lazyWithPreload';

/** The route table with each screen's code, which is fetched when it is first needed. */
export const screens = routes.map((route) => ({ ...route, code: lazyWithPreload(route.load) }));

export type CodedRoute = (typeof screens)[number];

/** So that the address of a step's neighbour isn't taken for the step: the closest row counts. */
const ranked = routesByPrefix(screens.map((screen) => ({ path: screen.path, handle: screen })));

/** Longer than a read takes on a phone's network. */
export const readMs = 400;

/** @returns when code and reads have come, or failed: that is the screen's to show */
async function fetchAll(
  { code }: CodedRoute,
  reads: readonly Read[],
  queryClient: QueryClient,
): Promise<void> {
  const fetched = reads.map((read) => queryClient.prefetchQuery(read));
  await Promise.allSettled([code.preload(), ...fetched]);
}

/** Of an address: what tells which screen it has, and for which line. */
type Place = Pick<Location, 'pathname' | 'search'>;

const nobody = { service: undefined, isUnknown: false };

/**
 * Whether an address is about another line than the one whose reads would be made now: what is read
 * ahead is always the selected one's.
 */
function isOfOtherLine(pathname: string, search: string): boolean {
  const session = store.current();
  const type = serviceTypeOf(pathname);
  if (!session || !type) return false;
  const { service, isUnknown } = serviceAt(session, pathname, search);
  return isUnknown || service !== serviceFor(session, type);
}

let visited = '';

/**
 * Fetches a screen's code and starts its reads as its visit begins, once: a change of step whose reads
 * are on their way is drawn again and again before it stands, and a read that failed would be asked for
 * anew each time.
 * @param visit tells one visit from the next
 */
export function prefetchVisit(
  visit: string,
  screen: CodedRoute,
  params: Params,
  queryClient: QueryClient,
): void {
  if (visit === visited) return;
  visited = visit;
  void fetchAll(screen, screen.prefetch?.(params, store.current()) ?? [], queryClient);
}

/**
 * The same for the screen at the portal's first address, before the portal itself is drawn, with the
 * login message, whose banners would move the page if they came after it.
 * @param screenMs how long code and reads of the screen are waited for; what comes later is drawn as it comes
 */
export async function prefetchFirstScreen(
  { pathname, search }: Place,
  queryClient: QueryClient,
  screenMs: number,
): Promise<void> {
  if (!store.credentials()) return;
  const session = store.current();
  const { service, isUnknown } = session ? serviceAt(session, pathname, search) : nobody;
  if (isUnknown) return;
  // As the guard will do: the banners are the selected service's.
  if (service && service !== session?.selected) selectService(service.service_id);
  const found = screenAt(pathname);
  if (!found) return;
  const hasBanners = store.current()?.selected !== undefined;
  await Promise.all([
    atMost(screenMs, fetchAll(found.screen, found.reads, queryClient)),
    hasBanners && atMost(readMs, queryClient.prefetchQuery(messageQueries.loginMessage())),
  ]);
}

const atMost = (ms: number, work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))]);

/**
 * The same ahead of a visit, which asks again for what failed. What is under way for the screen that
 * stands stays its own.
 */
export async function prefetchScreen(
  { pathname, search }: Place,
  queryClient: QueryClient,
): Promise<void> {
  // After a session has ended no read can be named either.
  if (!store.current() || isOfOtherLine(pathname, search)) {
    const screen = rowAt(pathname)?.route.handle;
    if (screen) await fetchAll(screen, [], queryClient);
    return;
  }
  const found = screenAt(pathname);
  if (!found) return;
  const isUnderWay = ({ queryKey }: Read) =>
    queryClient.getQueryState(queryKey)?.fetchStatus === 'fetching';
  const reads = found.reads
    .filter((read) => !isUnderWay(read))
    .map((read) => ({ ...read, meta: prefetched }));
  await fetchAll(found.screen, reads, queryClient);
}

/**
 * Whether another screen than the one that stands can be drawn without waiting: its code has come, and
 * its reads have their answers.
 */
export function isPrefetched(
  from: string,
  to: string,
  search: string,
  queryClient: QueryClient,
): boolean {
  const screen = rowAt(to)?.route.handle;
  if (!screen?.code.isLoaded() || screen === rowAt(from)?.route.handle) return false;
  if (isOfOtherLine(to, search)) return false;
  try {
    const reads = screenAt(to)?.reads ?? [];
    return reads.every(({ queryKey }) => queryClient.getQueryData(queryKey) !== undefined);
  } catch {
    // After a logout, or without the service, no read can be named: the guard says what follows.
    return false;
  }
}

const rowAt = (pathname: string) => matchRoutes(ranked(pathname), pathname)?.[0];

interface Found {
  screen: CodedRoute;
  params: Params;
  reads: readonly Read[];
}

function screenAt(pathname: string): Found | undefined {
  const row = rowAt(pathname);
  if (!row) return undefined;
  const screen = row.route.handle;
  const { params } = row;
  return { screen, params, reads: screen.prefetch?.(params, store.current()) ?? [] };
}
