import { lazy, Suspense, type ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { fetched } from '@/lib/fetched';
import { isLoginPath } from '@/paths';
import { LoginScreen } from '@/screens/public/LoginScreen';
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

/** What is not needed at once: first what a press of the button waits for. */
function fetchRest(): void {
  const next = () => void portal.fetch().catch(() => undefined);
  entrance.fetch().then(next, next);
}

/** /login at once; all else in the portal's chunk, so that a new screen adds nothing to the first load. */
export function App() {
  const { pathname } = useLocation();
  return (
    <PortalTheme>
      {isLoginPath(pathname) ? (
        <LoginScreen entrance={entrance} onUsable={fetchRest} />
      ) : Gallery && matchPath('/__gallery', pathname) ? (
        whenCome(<Gallery />)
      ) : (
        whenCome(<portal.Part />)
      )}
      {PinPanel && whenCome(<PinPanel />)}
    </PortalTheme>
  );
}
