import { useEffect } from 'react';
import { matchRoutes, RouterContextProvider } from 'react-router-dom';
import { withBase, withoutBase } from '@/lib/base';
import { isForLink } from '@/shell/ahead';
import { routes } from './routes';

/** Milliseconds; longer than a link is in view while the customer scrolls past it. */
const moment = 1_000;

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * Fetches code and first reads of the screen behind a link before it is pressed: when it is hovered,
 * touched or focused and, unless the customer saves data, when it has been in view for a moment.
 */
export function useLinkPrefetch(): void {
  useEffect(() => {
    const prefetch = async (link: HTMLAnchorElement | null) => {
      if (link?.origin !== location.origin) return;
      await prefetchScreen(withoutBase(link.pathname) + link.search);
    };
    const onIntent = ({ target }: Event) => void prefetch(linkOf(target));
    document.addEventListener('pointerover', onIntent, { passive: true });
    document.addEventListener('focusin', onIntent);
    const stopWatching = savesData() ? undefined : watchSeen(prefetch);
    return () => {
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
      stopWatching?.();
    };
  }, []);
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Prefetches links that stay in view, one after the other, to leave the network free for what the customer does. */
function watchSeen(prefetch: (link: HTMLAnchorElement) => Promise<void>): () => void {
  const timers = new Map<Element, number>();
  let before = Promise.resolve();
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      timers.delete(target);
      if (!isIntersecting) continue;
      const ready = () => {
        timers.delete(target);
        seen.unobserve(target);
        before = before.then(() =>
          target.isConnected ? prefetch(target as HTMLAnchorElement) : undefined,
        );
      };
      timers.set(target, window.setTimeout(ready, moment));
    }
  });
  const known = new WeakSet<Element>();
  const changes = new MutationObserver(() => {
    for (const link of document.querySelectorAll('main a[href^="/"]')) {
      if (known.has(link)) continue;
      known.add(link);
      seen.observe(link);
    }
  });
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    seen.disconnect();
    timers.forEach((timer) => clearTimeout(timer));
  };
}

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
