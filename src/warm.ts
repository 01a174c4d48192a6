import type { QueryClient, QueryMeta } from '@tanstack/react-query';
import { matchRoutes, type Params } from 'react-router-dom';
import { ahead } from '@/api/queryClient';
import { later } from '@/ui/later';
import { routes } from './routes';

/** The route table with each screen's code, which is fetched when it is first needed. */
export const screens = routes.map((route) => ({ ...route, code: later(route.load) }));

export type CodedRoute = (typeof screens)[number];

/** So that the address of a step's neighbour isn't taken for the step: the closest row counts. */
const ranked = screens.map((screen) => ({ path: screen.path, handle: screen }));

/** @returns when a screen's code and its reads have come, or failed: that is the screen's to show */
async function warmUp(
  screen: CodedRoute,
  params: Params,
  queryClient: QueryClient,
  meta?: QueryMeta,
): Promise<void> {
  const reads = screen.prefetch?.(params) ?? [];
  await Promise.allSettled([
    screen.code.fetch(),
    ...reads.map((read) => queryClient.prefetchQuery({ ...read, ...(meta && { meta }) })),
  ]);
}

let visited = '';

/**
 * Fetches a screen's code and starts its reads as its visit begins, once: a change of step whose reads are on their way is drawn again and
 * again before it stands, and a read that failed would be asked for anew each time.
 * @param visit tells one visit from the next
 */
export function warmVisit(
  visit: string,
  screen: CodedRoute,
  params: Params,
  queryClient: QueryClient,
): void {
  if (visit === visited) return;
  visited = visit;
  void warmUp(screen, params, queryClient);
}

/** The same for the screen at an address, if there is one, ahead of a visit, which asks again for what failed. */
export async function warmAddress(pathname: string, queryClient: QueryClient): Promise<void> {
  const [match] = matchRoutes(ranked, pathname) ?? [];
  if (match) await warmUp(match.route.handle, match.params, queryClient, ahead);
}
