import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { lazyModule } from '@/lib/lazyModule';
import { enterRoute } from '@/lib/observe';
import { isLoginPath, paths } from '@/paths';
import { fetchWaitingSheet } from '@/shell/overlay/WriteOverlay';
import { PortalTheme } from '@/theme/PortalTheme';
import { lazyWithPreload } from '@/ui/lazyWithPreload';

/** /login, whose page brings its code along. */
export const login = lazyWithPreload(() => import('@/screens/public/LoginScreen'));

/** All screens but /login. */
export const portal = lazyWithPreload(() => import('./Portal'));

/** Session, calls and signing: every address but /login waits for them, /login needs them once it sends. */
export const entrance = lazyModule(async () => (await import('./bootstrap')).bootstrap());

const Gallery = import.meta.env?.DEV ? lazy(() => import('@/dev/gallery/Gallery')) : null;
const PinPanel = import.meta.env?.DEV ? lazy(() => import('@/dev/panel/PinPanel')) : null;

const whenCome = (part: ReactNode) => <Suspense fallback={null}>{part}</Suspense>;

/**
 * Fetches the code of what follows /login while the customer types, one part after the other, first what a
 * press of the button waits for. Nobody knows yet where the login will lead, so it fetches all three screens.
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
 * Loads the screen that a login leads to before it replaces /login, since React keeps a fallback for 300 ms
 * once it is shown.
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

/** For code that is fetched ahead: whoever needs it fetches it again, and shows the error if that fails too. */
const inVain = () => undefined;
const prepareIfPossible = (path: string) => prepare(path).catch(inVain);

/** /login or the portal, each with code of its own: a new screen adds nothing to the first load. */
export function App() {
  const { pathname } = useLocation();
  // Without a Suspense boundary once its code is loaded: inside one, React would hydrate /login piece by piece.
  const [loginHadCome] = useState(login.isLoaded);
  useEffect(() => {
    if (isLoginPath(pathname)) enterRoute(paths.login());
  }, [pathname]);
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
