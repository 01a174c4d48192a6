import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import {
  matchPath,
  Navigate,
  NavigationType,
  Route,
  Routes,
  useLocation,
  useNavigationType,
  useParams,
} from 'react-router-dom';
import { queryClient } from '@/api/queryClient';
import { whenIdle } from '@/lib/idle';
import { paths, standaloneDocuments, topOf } from '@/paths';
import { chromeOf, type ScreenRoute } from '@/routes/route';
import { routesByPrefix } from '@/routes/routesByPrefix';
import { Guard } from '@/session/guard';
import { startOf } from '@/session/landing';
import { useSession } from '@/session/useSession';
import { CrashScreen } from '@/shell/error/CrashScreen';
import { NotFoundScreen } from '@/shell/error/NotFoundScreen';
import { ErrorBoundary } from '@/shell/error/ScreenBoundary';
import { UnknownLine } from '@/shell/error/UnknownLine';
import { HasRouteContext } from '@/shell/hasRoute';
import { Shell } from '@/shell/Shell';
import { fetchDialog } from '@/ui/message/Dialog';
import { setReadiness } from './PortalRouter';
import { isPrefetched, screens } from './prefetch/prefetchScreen';
import { useLinkPrefetch } from './prefetch/useLinkPrefetch';
import { Screen } from './Screen';

setReadiness((from, to, search) => isPrefetched(from, to, search, queryClient));

const screensAt = routesByPrefix(screens);
const addressesAt = routesByPrefix(
  [paths.login(), ...standaloneDocuments, ...screens.map(({ path }) => path)].map((path) => ({
    path,
  })),
);

function hasRoute(to: string): boolean {
  const { origin, pathname } = new URL(to, location.href);
  return (
    origin === location.origin &&
    addressesAt(pathname).some(({ path }) => matchPath(path, pathname))
  );
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
  const { pathname } = useLocation();
  useLinkPrefetch();
  useEffect(() => whenIdle(() => void fetchDialog()), []);
  return (
    <HasRouteContext value={hasRoute}>
      <Guard
        unknownLine={
          <Shell chrome={{ header: 'full', footer: 'short' }} broken>
            <UnknownLine />
          </Shell>
        }
      >
        <ErrorBoundary fallback={(_, retry) => <Crashed onRetry={retry} />}>
          <Routes>
            {screensAt(pathname).map((route) => (
              <Route
                key={route.path}
                path={route.path}
                element={
                  <Surroundings route={route}>
                    <Screen route={route} />
                  </Surroundings>
                }
              />
            ))}
            {standaloneDocuments.map((path) => (
              <Route key={path} path={path} element={<StandaloneDocument />} />
            ))}
            <Route path="/" element={<Start />} />
            <Route path="*" element={<NotFound />} />
          </Routes>
        </ErrorBoundary>
      </Guard>
    </HasRouteContext>
  );
}

/** What surrounds the screens failed itself: a page all the same. */
function Crashed({ onRetry }: { onRetry: () => void }) {
  return (
    <main>
      <CrashScreen onRetry={onRetry} />
    </main>
  );
}

/** The portal's bare address leads to the service last used, or to where a login leads. */
function Start() {
  const session = useSession();
  if (!session) return null;
  const { selected } = session;
  return <Navigate replace to={selected ? topOf(selected.service_type) : startOf(session)} />;
}

function NotFound() {
  return (
    <Shell chrome={{ header: 'full', footer: 'short' }} broken>
      <NotFoundScreen />
    </Shell>
  );
}

/** An address that is a document of its own, come to without a load (the way back after a login). */
function StandaloneDocument() {
  // Loaded as the portal: the host doesn't serve that document, and another load would be the same.
  const isLoad = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (!isLoad) location.replace(location.href);
  }, [isLoad]);
  return isLoad ? <NotFound /> : null;
}

/** Header and footer of a screen; of some, by what the session or the address says. */
function Surroundings({ route, children }: { route: ScreenRoute; children: ReactNode }) {
  const session = useSession();
  const params = useParams();
  return <Shell chrome={chromeOf(route, session, params)}>{children}</Shell>;
}
