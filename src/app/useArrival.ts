import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType, useParams } from 'react-router-dom';
import { brand } from '@/catalogue/brand';
import { enterRoute } from '@/lib/observe';
import { restorePage, showSection } from './scrollRestoration';

let visits = 0;

/**
 * Once a screen is drawn, names the page, scrolls to its top and focuses the heading, or shows the section that the
 * address names; on the way back, and after a reload, shows it where it was left.
 */
export function useArrival({ id, title }: { id: string; title: string }): void {
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
