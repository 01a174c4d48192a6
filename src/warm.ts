import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type Params } from 'react-router-dom';
import { later } from '@/ui/later';
import { routes } from './routes';

/** The route table with each screen's code, which is fetched when it is first needed. */
export const screens = routes.map((route) => ({ ...route, code: later(route.load) }));

export type CodedRoute = (typeof screens)[number];

/** So that the address of a step's neighbour isn't taken for the step: the closest row counts. */
const ranked = screens.map((screen) => ({ path: screen.path, handle: screen }));

/**
 * Fetches a screen's code and starts its reads, ahead of the visit.
 * @returns when all have come, or failed: a failure is the visit's to show, which asks again
 */
export async function warmUp(
  screen: CodedRoute,
  params: Params,
  queryClient: QueryClient,
): Promise<void> {
  const reads = screen.prefetch?.(params) ?? [];
  await Promise.allSettled([
    screen.code.fetch(),
    ...reads.map((read) => queryClient.prefetchQuery(read)),
  ]);
}

let visited = '';

/**
 * The same for a visit that begins, once: a change of step whose reads are on their way is drawn again and
 * again before it stands, and a read that failed would be asked for anew each time.
 * @param visit tells one visit from the next
 */
export function warmVisit(visit: string, ...warmed: Parameters<typeof warmUp>): void {
  if (visit === visited) return;
  visited = visit;
  void warmUp(...warmed);
}

/** The same for the screen at an address, if there is one. */
export async function warmAddress(pathname: string, queryClient: QueryClient): Promise<void> {
  const [match] = matchRoutes(ranked, pathname) ?? [];
  if (match) await warmUp(match.route.handle, match.params, queryClient);
}
