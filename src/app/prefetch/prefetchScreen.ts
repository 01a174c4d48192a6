import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type Params } from 'react-router-dom';
import { prefetched } from '@/api/queryClient';
import { enterRoute } from '@/lib/observe';
import type { Read } from '@/routes/route';
import { routes } from '@/routes/routes';
import { store } from '@/session/current';
import { serviceAt } from '@/session/line';
import { selectService } from '@/session/selectedService';
import { serviceFor, serviceTypeOf } from '@/session/service';
import { loginMessage } from '@/shell/message/queries';
import { lazyWithPreload } from '@/ui/lazyWithPreload';

/** The route table with each screen's code, which is fetched when it is first needed. */
export const screens = routes.map((route) => ({ ...route, code: lazyWithPreload(route.load) }));

export type CodedRoute = (typeof screens)[number];

/** For `matchRoutes`, which takes the most specific of the rows that match: `quit/cancel` matches `quit/*` too. */
const ranked = screens.map((screen) => ({ path: screen.path, handle: screen }));

/** Milliseconds; longer than a read takes on a phone's network. */
export const readMs = 400;

/** Resolves when code and reads have come or failed; the screen shows a failure. */
async function fetchAll(
  { code }: CodedRoute,
  reads: readonly Read[],
  queryClient: QueryClient,
): Promise<void> {
  const fetched = reads.map((read) => queryClient.prefetchQuery(read));
  await Promise.allSettled([code.preload(), ...fetched]);
}

/** The parts of an address that tell its screen and its line. */
type Place = Pick<Location, 'pathname' | 'search'>;

const nobody = { service: undefined, isUnknown: false };

/**
 * Whether an address is about another line than the one that reads are made for now (`serviceFor`). The
 * reads of such an address can't be prefetched.
 */
function isOfOtherLine(pathname: string, search: string): boolean {
  const session = store.current();
  const type = serviceTypeOf(pathname);
  if (!session || !type) return false;
  const { service, isUnknown } = serviceAt(session, pathname, search);
  return isUnknown || service !== serviceFor(session, type);
}

let visited = { visit: '', fetched: Promise.resolve() };

/**
 * Fetches a screen's code and starts its reads, once a visit. React may render a screen several times while
 * it waits for reads, and a failed read would be sent again each time.
 * @param visit identifies the visit
 * @returns resolves when code and reads have come or failed; the same one for each call of a visit
 */
export function prefetchVisit(
  visit: string,
  screen: CodedRoute,
  params: Params,
  queryClient: QueryClient,
): Promise<void> {
  if (visit === visited.visit) return visited.fetched;
  const reads = [
    ...(screen.prefetch?.(params, store.current()) ?? []),
    ...(screen.prefetchBelow?.() ?? []),
  ];
  visited = { visit, fetched: fetchAll(screen, reads, queryClient) };
  return visited.fetched;
}

/**
 * Fetches the code and starts the reads of the first screen before the portal is drawn; reads the login message
 * too, since its banners would move the page if they came later.
 * @param screenMs milliseconds to wait for code and reads of the screen; later ones are drawn as they come
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
  // As the guard will do. Needed now, since the banners are those of the selected service.
  if (service && service !== session?.selected) selectService(service.service_id);
  const found = screenAt(pathname);
  if (!found) return;
  // Its reads are sent before it is drawn.
  enterRoute(found.screen.path);
  const hasBanners = store.current()?.selected !== undefined;
  const first = Promise.all([
    atMost(screenMs, fetchAll(found.screen, found.reads, queryClient)),
    hasBanners && atMost(readMs, queryClient.prefetchQuery(loginMessage())),
  ]);
  // Started last: by HTTP/1.1 a browser sends six at a time, and the first screenful must not wait for the seventh.
  for (const read of found.below) void queryClient.prefetchQuery(read);
  await first;
}

const atMost = (ms: number, work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))]);

/**
 * Fetches a screen's code and starts its reads ahead of a visit, which sends failed ones again. Reads under way
 * are left alone: those of the open screen must not be marked as prefetched.
 */
export async function prefetchScreen(
  { pathname, search }: Place,
  queryClient: QueryClient,
): Promise<void> {
  // Code only: without a session, or for another line, the screen's reads can't be made.
  if (!store.current() || isOfOtherLine(pathname, search)) {
    const screen = rowAt(pathname)?.route.handle;
    if (screen) await fetchAll(screen, [], queryClient);
    return;
  }
  const found = screenAt(pathname);
  if (!found) return;
  const isUnderWay = ({ queryKey }: Read) =>
    queryClient.getQueryState(queryKey)?.fetchStatus === 'fetching';
  const reads = [...found.reads, ...found.below]
    .filter((read) => !isUnderWay(read))
    .map((read) => ({ ...read, meta: prefetched }));
  await fetchAll(found.screen, reads, queryClient);
}

/**
 * Whether `to` has another screen than `from` that can be drawn without waiting: its code has loaded, and
 * the reads of its first screenful have their answers.
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
    // Without a session or the service the keys of the reads can't be made. The guard decides what follows.
    return false;
  }
}

const rowAt = (pathname: string) => matchRoutes(ranked, pathname)?.[0];

interface Found {
  screen: CodedRoute;
  reads: readonly Read[];
  below: readonly Read[];
}

function screenAt(pathname: string): Found | undefined {
  const row = rowAt(pathname);
  if (!row) return undefined;
  const screen = row.route.handle;
  const { params } = row;
  return {
    screen,
    reads: screen.prefetch?.(params, store.current()) ?? [],
    below: screen.prefetchBelow?.() ?? [],
  };
}
