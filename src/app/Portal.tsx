import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import {
  matchPath,
  Navigate,
  NavigationType,
  type RouteObject,
  useNavigationType,
  useParams,
  useRoutes,
} from 'react-router-dom';
import { queryClient } from '@/api/queryClient';
import { withoutBase } from '@/lib/base';
import { whenIdle } from '@/lib/idle';
import { paths, standaloneDocuments, topOf } from '@/paths';
import { chromeOf, type ScreenRoute } from '@/routes/route';
import { Guard } from '@/session/guard';
import { startOf } from '@/session/landing';
import { useSession } from '@/session/useSession';
import { CrashScreen } from '@/shell/error/CrashScreen';
import { NotFoundScreen } from '@/shell/error/NotFoundScreen';
import { ErrorBoundary } from '@/shell/error/ScreenBoundary';
import { UnknownLine } from '@/shell/error/UnknownLine';
import { HasRouteContext } from '@/shell/hasRoute';
import { ScreensContext } from '@/shell/screens';
import { Shell } from '@/shell/Shell';
import { fetchDialog } from '@/ui/message/Dialog';
import { openVisit } from './browserHistory';
import { setLeaving, setReadiness } from './PortalRouter';
import { isPrefetched, screens } from './prefetch/prefetchScreen';
import { useLinkPrefetch } from './prefetch/useLinkPrefetch';
import { Screen } from './Screen';
import { keepPositions, leavePage } from './scrollRestoration';

setLeaving(leavePage);

setReadiness((from, to, search) => isPrefetched(from, to, search, queryClient));

const addresses = [paths.login(), ...standaloneDocuments, ...screens.map(({ path }) => path)];

function hasRoute(to: string): boolean {
  const { origin, pathname } = new URL(to, location.href);
  const inside = withoutBase(pathname);
  return origin === location.origin && addresses.some((path) => matchPath(path, inside));
}

/** Everything but /login: guard, shell and the screens of the route table. */
export default function Portal() {
  return (
    <QueryClientProvider client={queryClient}>
      <Screens />
    </QueryClientProvider>
  );
}

function Screens() {
  useLinkPrefetch();
  // Where it doesn't come, the dialog that needs it fetches it again.
  useEffect(() => whenIdle(() => void Promise.allSettled([fetchDialog()])), []);
  useEffect(() => {
    // The browser would restore it before the screen has its height.
    history.scrollRestoration = 'manual';
    const keep = () => keepPositions(openVisit());
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, []);
  return (
    <HasRouteContext value={hasRoute}>
      <ScreensContext value={screens}>
        <Guard
          unknownLine={
            <Shell chrome={{ header: 'full', footer: 'short' }}>
              <UnknownLine />
            </Shell>
          }
        >
          <ErrorBoundary fallback={(_, retry) => <Crashed onRetry={retry} />}>
            <MatchedRoute />
          </ErrorBoundary>
        </Guard>
      </ScreensContext>
    </HasRouteContext>
  );
}

const routeObjects: RouteObject[] = [
  ...screens.map((route) => ({
    path: route.path,
    element: (
      <Surroundings route={route}>
        <Screen route={route} />
      </Surroundings>
    ),
  })),
  ...standaloneDocuments.map((path) => ({ path, element: <StandaloneDocument /> })),
  { path: '/', element: <Start /> },
  { path: '*', element: <NotFound /> },
];

const MatchedRoute = () => useRoutes(routeObjects);

/** Shown without header and footer, when an error is thrown outside a screen's own boundary. */
function Crashed({ onRetry }: { onRetry: () => void }) {
  return (
    <main>
      <CrashScreen onRetry={onRetry} />
    </main>
  );
}

/** `/` leads to the top of the selected service; without one, to the only service or to the choice. */
function Start() {
  const session = useSession();
  if (!session) return null;
  const { selected } = session;
  return <Navigate replace to={selected ? topOf(selected.service_type) : startOf(session)} />;
}

function NotFound() {
  return (
    <Shell chrome={{ header: 'full', footer: 'short' }}>
      <NotFoundScreen />
    </Shell>
  );
}

/** Loads a standalone document whose address was reached within the portal, as on the way back after a login. */
function StandaloneDocument() {
  // On a load the host has served the portal in place of that document, and would do so again.
  const isLoad = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (!isLoad) location.replace(location.href);
  }, [isLoad]);
  return isLoad ? <NotFound /> : null;
}

/** Header and footer of a screen, which may depend on the session and the address. */
function Surroundings({ route, children }: { route: ScreenRoute; children: ReactNode }) {
  const session = useSession();
  const params = useParams();
  return <Shell chrome={chromeOf(route, session, params)}>{children}</Shell>;
}
