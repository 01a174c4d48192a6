import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType, useParams } from 'react-router-dom';
import { brand } from '@/catalogue/brand';
import { enterRoute } from '@/lib/observe';
import { ScreenBoundary } from '@/shell/error/ScreenBoundary';
import { ReadSuspense } from '@/shell/ReadSuspense';
import { ScreenLoading } from '@/shell/ScreenLoading';
import { type CodedRoute, prefetchVisit } from './prefetch/prefetchScreen';

/** One screen of the route table. Its reads start together with its code, and its title shows while they load. */
export function Screen({ route }: { route: CodedRoute }) {
  const { Component } = route.code;
  const params = useParams();
  const queryClient = useQueryClient();
  const { key, pathname } = useLocation();
  const fetched = prefetchVisit(`${key} ${pathname}`, route, params, queryClient);
  useEffect(() => enterRoute(route.path), [route.path]);
  useEffect(() => {
    document.title = `${route.title} | ${brand.name} マイページ`;
  }, [route.title]);

  return (
    <ScreenBoundary key={route.path}>
      <ReadSuspense fallback={<ScreenLoading title={route.title} />} until={fetched}>
        <Component />
        <Arrival title={route.title} place={`${route.path} ${JSON.stringify(params)}`} />
      </ReadSuspense>
    </ScreenBoundary>
  );
}

let visits = 0;

/** Once the screen is drawn, scrolls to the top and focuses the heading. */
function Arrival({ title, place }: { title: string; place: string }) {
  const isLoad = useNavigationType() === NavigationType.Pop;
  // A change of the query alone chooses something within the page and is no arrival.
  const arrive = useEffectEvent(() => {
    visits += 1;
    // After a load the browser sets where reading starts. A login, too, leads to the first screen, but without a load.
    if (visits === 1 && isLoad) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(), [title, place]);
  return null;
}
