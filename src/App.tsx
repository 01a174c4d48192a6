import { lazy, Suspense, type ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { fetched } from '@/lib/fetched';
import { isLoginPath, paths } from '@/paths';
import { LoginScreen } from '@/screens/public/LoginScreen';
import { fetchScrim } from '@/shell/overlay/WriteOverlay';
import { PortalTheme } from '@/theme/PortalTheme';
import { later } from '@/ui/later';

/** All screens but /login. */
export const portal = later(() => import('./Portal'));

/** What every address but /login begins with, and /login needs once something is sent. */
export const entrance = fetched(async () => (await import('./entrance')).begin());

const Gallery = import.meta.env?.DEV ? lazy(() => import('./dev/gallery/Gallery')) : null;
const PinPanel = import.meta.env?.DEV ? lazy(() => import('./dev/panel/PinPanel')) : null;

// Not around /login, which React would make usable piece by piece then.
const whenCome = (part: ReactNode) => <Suspense fallback={null}>{part}</Suspense>;

/**
 * Fetches what comes after /login, while one types, one after the other: first what a press of the button
 * waits for. Where somebody goes is known only once he is logged in, so that it is all that a login leads to.
 */
async function fetchRest(): Promise<void> {
  await entrance.fetch();
  await portal.fetch();
  const { warmAhead } = await import('./warm');
  const { queryClient } = await entrance.fetch();
  for (const pathname of [paths.top(), paths.mobileTop(), paths.service()])
    await warmAhead({ pathname, search: '' }, queryClient);
  await fetchScrim();
}

/** Longer than reads take on a phone's network: what comes later is drawn as it comes. */
const patience = 400;

/**
 * Has the screen that a login leads to ready before it takes /login's place: a page that begins with a
 * fallback stays with it for 300 ms, which is React's rule.
 */
async function prepare(path: string): Promise<void> {
  const { pathname, search } = new URL(path, location.origin);
  const [{ warmStart }, { queryClient }] = await Promise.all([
    import('./warm'),
    entrance.fetch(),
    portal.fetch(),
  ]);
  await Promise.race([
    warmStart({ pathname, search }, queryClient),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
}

/** What can't be fetched ahead is asked for again where it is needed, which says so. */
const inVain = () => undefined;
const prepareIfPossible = (path: string) => prepare(path).catch(inVain);

/** /login at once; all else in the portal's chunk, so that a new screen adds nothing to the first load. */
export function App() {
  const { pathname } = useLocation();
  return (
    <PortalTheme>
      {isLoginPath(pathname) ? (
        <LoginScreen
          entrance={entrance}
          prepare={prepareIfPossible}
          onUsable={() => void fetchRest().catch(inVain)}
        />
      ) : Gallery && matchPath('/__gallery', pathname) ? (
        whenCome(<Gallery />)
      ) : (
        whenCome(<portal.Part />)
      )}
      {PinPanel && whenCome(<PinPanel />)}
    </PortalTheme>
  );
}
