import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType, useParams } from 'react-router-dom';
import { brand } from '@/catalogue/brand';
import { ScreenBoundary } from '@/shell/error/ScreenBoundary';
import { ScreenLoading } from '@/shell/ScreenLoading';
import { type CodedRoute, prefetchVisit } from './prefetch/prefetchScreen';

/** One screen of the table: its reads start beside its code; its title stands at once, focus and scroll follow the visit. */
export function Screen({ route }: { route: CodedRoute }) {
  const { Component } = route.code;
  const params = useParams();
  const queryClient = useQueryClient();
  const { key, pathname } = useLocation();
  prefetchVisit(`${key} ${pathname}`, route, params, queryClient);
  useEffect(() => {
    document.title = `${route.title} | ${brand.name} マイページ`;
  }, [route.title]);

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

/** When the screen stands: goes to the top and puts the focus on the heading. */
function Arrival({ title, place }: { title: string; place: string }) {
  const isLoad = useNavigationType() === NavigationType.Pop;
  // What only chooses within the page, as a search does, is no arrival.
  const arrive = useEffectEvent(() => {
    visits += 1;
    // A page that was loaded keeps the browser's own start of reading; the login leads on without a load.
    if (visits === 1 && isLoad) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(), [title, place]);
  return null;
}
