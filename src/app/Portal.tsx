import { QueryClientProvider } from '@tanstack/react-query';
import { memo, Suspense, useEffect, useEffectEvent } from 'react';
import {
  matchRoutes,
  Navigate,
  NavigationType,
  Outlet,
  type UIMatch,
  useLocation,
  useMatches,
  useNavigation,
  useNavigationType,
  useParams,
} from 'react-router-dom';
import { queryClient } from '@/api/queryClient';
import { brand } from '@/catalogue/brand';
import { withoutBase } from '@/lib/base';
import { whenIdle } from '@/lib/idle';
import { enterRoute } from '@/lib/observe';
import { paths, standaloneDocuments } from '@/paths';
import { useSession } from '@/session/current';
import { useGuard } from '@/session/guard';
import { namedAddress } from '@/session/lineAddress';
import { CrashScreen } from '@/shell/error/CrashScreen';
import { NotFoundScreen } from '@/shell/error/NotFoundScreen';
import { UnknownLine } from '@/shell/error/UnknownLine';
import {
  type Chrome,
  chromeOf,
  HasRouteContext,
  type ScreenHandle,
  ScreensContext,
} from '@/shell/route';
import { ScreenLoading } from '@/shell/ScreenLoading';
import { Shell } from '@/shell/Shell';
import { LinkTarget } from '@/theme/links';
import { fetchDialog } from '@/ui/message/Dialog';
import { routes } from './routes';
import { restorePage, showSection } from './scrollRestoration';
import { useLinkPrefetch } from './useLinkPrefetch';

const addresses = [paths.login(), ...standaloneDocuments].map((path) => ({ path }));
const listed = routes.map(({ path, handle: { title } }) => ({ path, title }));

function hasRoute(to: string): boolean {
  const { origin, pathname } = new URL(to, location.href);
  return (
    origin === location.origin &&
    matchRoutes([...routes, ...addresses], withoutBase(pathname)) !== null
  );
}

/** Header and footer of a page that is no screen. */
export const brokenChrome: Chrome = { header: 'full', footer: 'short' };

/** What surrounds every screen but /login: guard, header, footer and overlays. */
export function Portal() {
  useLinkPrefetch();
  // Where it doesn't come, the dialog that needs it fetches it again.
  useEffect(() => whenIdle(() => void Promise.allSettled([fetchDialog()])), []);
  return (
    <QueryClientProvider client={queryClient}>
      <HasRouteContext value={hasRoute}>
        <ScreensContext value={listed}>
          <LinkTarget value={namedAddress}>
            <Guarded />
          </LinkTarget>
        </ScreensContext>
      </HasRouteContext>
    </QueryClientProvider>
  );
}

function Guarded() {
  const { location: coming } = useNavigation();
  const { way, isUnknownLine, isHidden } = useGuard(coming);
  const screen = useMatches().at(-1);
  if (way !== undefined) return <Navigate replace to={way} />;
  // The screen reads for the selected service, so it is drawn only once that is the right one.
  if (isHidden || !screen) return null;
  return isUnknownLine ? (
    <Shell chrome={brokenChrome}>
      <UnknownLine />
    </Shell>
  ) : (
    <Framed screen={screen} />
  );
}

/** A screen in its shell. Memoised, so that neither is drawn anew while the next one is on its way. */
const Framed = memo(function Framed({ screen }: { screen: UIMatch }) {
  const session = useSession();
  const handle = screen.handle as ScreenHandle;
  return (
    <Shell chrome={chromeOf(handle, session, screen.params)}>
      <Suspense key={screen.id} fallback={<ScreenLoading title={handle.title} />}>
        <Outlet />
        <Arrival id={screen.id} title={handle.title} />
      </Suspense>
    </Shell>
  );
});

function Arrival(props: Parameters<typeof useArrival>[0]): null {
  useArrival(props);
  return null;
}

/** Shown without header and footer, when an error is thrown outside a screen's own boundary. */
export function Crashed() {
  return (
    <main>
      <CrashScreen onRetry={() => location.reload()} />
    </main>
  );
}

/** Loads a standalone document whose address was reached within the portal, as on the way back after a login. */
export function StandaloneDocument() {
  // On a load the host has served the portal in place of that document, and would do so again.
  const isLoad = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (!isLoad) location.replace(location.href);
  }, [isLoad]);
  return isLoad ? <NotFoundScreen /> : null;
}

let visits = 0;

/**
 * Once a screen is drawn, names the page, scrolls to its top and focuses the heading, or shows the section that the
 * address names; on the way back, and after a reload, shows it where it was left.
 */
function useArrival({ id, title }: { id: string; title: string }): void {
  const isPop = useNavigationType() === NavigationType.Pop;
  const { key, hash } = useLocation();
  const place = `${id} ${JSON.stringify(useParams())}`;
  useEffect(() => enterRoute(id), [id]);
  useEffect(() => {
    document.title = `${title} | ${brand.name} マイページ`;
  }, [title]);
  // A change of the query alone chooses something within the page and is no arrival.
  const arrive = useEffectEvent(() => {
    visits += 1;
    if (isPop) return undefined;
    window.scrollTo(0, 0);
    focusHeading();
    return showSection(hash);
  });
  useEffect(() => arrive(), [title, place]);
  const comeBack = useEffectEvent(() => {
    const stop = restorePage(key) ?? showSection(hash);
    // After a load the browser sets where reading starts. A login, too, leads to the first screen, but without a load.
    if (visits === 1) return stop;
    if (!stop) window.scrollTo(0, 0);
    if (!document.activeElement?.closest('main')) focusHeading();
    return stop;
  });
  useEffect(() => (isPop ? comeBack() : undefined), [isPop, key, place]);
}

function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
