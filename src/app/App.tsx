import { lazy, type ReactNode, Suspense, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { lazyModule } from '@/lib/lazyModule';
import { isLoginPath, paths } from '@/paths';
import { fetchWaitingSheet } from '@/shell/overlay/WriteOverlay';
import { PortalTheme } from '@/theme/PortalTheme';
import { lazyWithPreload } from '@/ui/lazyWithPreload';

/** /login, whose page brings its code along. */
export const login = lazyWithPreload(() => import('@/screens/public/LoginScreen'));

/** All screens but /login. */
export const portal = lazyWithPreload(() => import('./Portal'));

/** What every address but /login begins with, and /login needs once something is sent. */
export const entrance = lazyModule(async () => (await import('./bootstrap')).bootstrap());

const Gallery = import.meta.env?.DEV ? lazy(() => import('@/dev/gallery/Gallery')) : null;
const PinPanel = import.meta.env?.DEV ? lazy(() => import('@/dev/panel/PinPanel')) : null;

const whenCome = (part: ReactNode) => <Suspense fallback={null}>{part}</Suspense>;

/**
 * Fetches what comes after /login, while one types, one after the other: first what a press of the button
 * waits for. Where somebody goes is known only once he is logged in, so that it is all that a login leads to.
 */
async function fetchRest(): Promise<void> {
  await entrance.load();
  await portal.preload();
  const { prefetchScreen } = await import('./prefetch/prefetchScreen');
  const { queryClient } = await entrance.load();
  for (const pathname of [paths.top(), paths.mobileTop(), paths.service()])
    await prefetchScreen({ pathname, search: '' }, queryClient);
  await fetchWaitingSheet();
}

/**
 * Has the screen that a login leads to ready before it takes /login's place: a page that begins with a
 * fallback stays with it for 300 ms, which is React's rule.
 */
async function prepare(path: string): Promise<void> {
  const { pathname, search } = new URL(path, location.origin);
  const [{ prefetchFirstScreen, readMs }, { queryClient }] = await Promise.all([
    import('./prefetch/prefetchScreen'),
    entrance.load(),
    portal.preload(),
  ]);
  await prefetchFirstScreen({ pathname, search }, queryClient, readMs);
}

/** What can't be fetched ahead is asked for again where it is needed, which says so. */
const inVain = () => undefined;
const prepareIfPossible = (path: string) => prepare(path).catch(inVain);

/** /login or the portal, each with code of its own: a new screen adds nothing to the first load. */
export function App() {
  const { pathname } = useLocation();
  // /login stands without a boundary, in which React would make it usable piece by piece.
  const [loginHadCome] = useState(login.isLoaded);
  const loginPart = (
    <login.Component
      entrance={entrance}
      prepare={prepareIfPossible}
      onUsable={() => void fetchRest().catch(inVain)}
    />
  );
  return (
    <PortalTheme>
      {isLoginPath(pathname)
        ? loginHadCome
          ? loginPart
          : whenCome(loginPart)
        : Gallery && matchPath('/__gallery', pathname)
          ? whenCome(<Gallery />)
          : whenCome(<portal.Component />)}
      {PinPanel && whenCome(<PinPanel />)}
    </PortalTheme>
  );
}
