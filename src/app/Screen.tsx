import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType, useParams } from 'react-router-dom';
import { brand } from '@/catalogue/brand';
import { enterRoute } from '@/lib/observe';
import { ScreenBoundary } from '@/shell/error/ScreenBoundary';
import { ReadSuspense } from '@/shell/ReadSuspense';
import { ScreenLoading } from '@/shell/ScreenLoading';
import { type CodedRoute, prefetchVisit } from './prefetch/prefetchScreen';
import { restorePage, showSection } from './scrollRestoration';

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

/**
 * Once the screen is drawn, scrolls to its top and focuses the heading, or shows the section that the address
 * names; on the way back, and after a reload, shows it where it was left.
 */
function Arrival({ title, place }: { title: string; place: string }) {
  const isPop = useNavigationType() === NavigationType.Pop;
  const { key, hash } = useLocation();
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
  return null;
}

function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
