import { matchRoutes, RouterContextProvider } from 'react-router-dom';
import { withBase } from '@/lib/base';
import { isForLink } from '@/shell/ahead';
import { routes } from './routes';

/**
 * Fetches a screen's code and runs its loader before the address is opened. What fails is fetched again by who
 * opens it.
 * @param address within the portal
 */
export async function prefetchScreen(address: string): Promise<void> {
  const url = new URL(withBase(address), location.origin);
  const match = matchRoutes(routes, address)?.at(-1);
  if (!match) return;
  const { params, route } = match;
  const context = new RouterContextProvider(new Map([[isForLink, true]]));
  const request = new Request(url);
  await Promise.allSettled([
    route.load(),
    route.loader?.({ params, request, url, pattern: route.path, context }),
  ]);
}
