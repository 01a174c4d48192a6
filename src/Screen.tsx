import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useLocation, useParams, type Params } from 'react-router-dom';
import { brand } from '@/catalogue/brand';
import { ScreenBoundary } from '@/shell/error/ScreenBoundary';
import { ScreenLoading } from '@/shell/ScreenLoading';
import type { ScreenRoute } from './routes/route';

/** The screen's code, fetched when it is first needed. */
export function lazyScreen(route: ScreenRoute): ComponentType {
  return lazy(route.load);
}

/** Fetches a screen's code and starts its reads, ahead of the visit. */
export function warmUp(route: ScreenRoute, params: Params, queryClient: QueryClient): void {
  // A failure here is the visit's to show: it asks again.
  route.load().catch(() => undefined);
  for (const read of route.prefetch?.(params) ?? []) void queryClient.prefetchQuery(read);
}

interface ScreenProps {
  route: ScreenRoute;
  Component: ComponentType;
}

/** One screen of the table: its reads start beside its code; title, focus and scroll follow the visit. */
export function Screen({ route, Component }: ScreenProps) {
  const params = useParams();
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const [started, setStarted] = useState<string>();
  if (started !== pathname) {
    setStarted(pathname);
    warmUp(route, params, queryClient);
  }

  return (
    <ScreenBoundary key={route.path}>
      <Suspense fallback={<ScreenLoading title={route.title} />}>
        <Component />
        <Arrival title={route.title} place={`${route.path} ${JSON.stringify(params)}`} />
      </Suspense>
    </ScreenBoundary>
  );
}

let visits = 0;

/** When the screen stands: names the tab, goes to the top and puts the focus on the heading. */
function Arrival({ title, place }: { title: string; place: string }) {
  useEffect(() => {
    document.title = `${title} | ${brand.name} マイページ`;
    visits += 1;
    // The first page of a visit keeps the browser's own start of reading.
    if (visits === 1) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [title, place]);
  return null;
}
