import { lazy, type ReactNode, Suspense } from 'react';
import {
  createBrowserRouter,
  Outlet,
  replace,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { base, openPlace } from '@/lib/base';
import { paths, standaloneDocuments, topOf } from '@/paths';
import { store } from '@/session/current';
import { guard, selectAt } from '@/session/guard';
import { startOf } from '@/session/landing';
import { namedAddress, nameLine } from '@/session/lineAddress';
import { NotFoundScreen } from '@/shell/error/NotFoundScreen';
import { FailedRoute } from '@/shell/error/ScreenBoundary';
import { ScreenLoading } from '@/shell/ScreenLoading';
import { dated } from './newDay';
import { brokenChrome, Crashed, Portal, StandaloneDocument } from './Portal';
import { routes } from './routes';
import { watchPositions } from './scrollRestoration';

export { prefetchScreen } from './useLinkPrefetch';

const notFound = { title: 'ページが見つかりません', chrome: brokenChrome };

const portal: RouteObject = {
  element: <Portal />,
  middleware: [guard],
  errorElement: <Crashed />,
  hydrateFallbackElement: <></>,
  children: [
    ...routes.map(({ load, ...route }): RouteObject => ({
      ...route,
      id: route.path,
      lazy: { Component: async () => dated((await load()).default) },
      errorElement: <FailedRoute title={route.handle.title} />,
      hydrateFallbackElement: <ScreenLoading title={route.handle.title} />,
    })),
    ...standaloneDocuments.map((path) => ({
      path,
      handle: notFound,
      element: <StandaloneDocument />,
    })),
    {
      path: '/',
      handle: notFound,
      loader: toStart,
      element: <NotFoundScreen />,
    },
    { path: '*', handle: notFound, element: <NotFoundScreen /> },
  ],
};

/** `/` leads to the top of the selected service; without one, to the only service or to the choice. */
function toStart(): Response | null {
  const session = store.current();
  if (!session) return null;
  const { selected } = session;
  return replace(namedAddress(selected ? topOf(selected.service_type) : startOf(session)));
}

const login: RouteObject = {
  path: paths.login(),
  hydrateFallbackElement: <></>,
  lazy: { Component: async () => (await import('./LoginRoute')).LoginRoute },
};

const PinPanel = import.meta.env?.DEV ? lazy(() => import('@/dev/panel/PinPanel')) : null;

/** In development the panel for pins is beside every page, and the gallery has an address. */
const withTools = (routes: RouteObject[]): RouteObject[] =>
  PinPanel
    ? [
        {
          element: (
            <>
              <Outlet />
              <Suspense fallback={null}>
                <PinPanel />
              </Suspense>
            </>
          ),
          children: [
            ...routes,
            {
              path: '/__gallery',
              hydrateFallbackElement: <></>,
              lazy: { Component: async () => (await import('@/dev/gallery/Gallery')).default },
            },
          ],
        },
      ]
    : routes;

/**
 * Milliseconds that the first drawing waits for the first screen's code and reads, longer than a read takes on a
 * phone's network: banners that come after the skeletons would move the page.
 */
const firstMs = 400;

/**
 * The portal at the address that the browser shows.
 * @returns once its first screen is ready, or a moment later
 */
export async function openPortal(): Promise<ReactNode> {
  nameLine();
  selectAt(openPlace());
  const router = createBrowserRouter(withTools([login, portal]), { basename: base || '/' });
  watchPositions(router);
  const ready = new Promise<void>((resolve) => {
    const check = () => {
      if (router.state.initialized) resolve();
    };
    router.subscribe(check);
    check();
  });
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, firstMs))]);
  // A transition would yield to every frame, though what a screen needs is there when its loader has ended.
  return <RouterProvider router={router} useTransitions={false} onError={() => undefined} />;
}
