import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { type Navigator, Router } from 'react-router-dom';
import type { LazyWithPreload } from '@/ui/lazyWithPreload';
import { browserHistory } from './browserHistory';

/** Whether what an address leads to can be drawn without waiting for anything, in the place of what stands. */
type Rule = (from: string, to: string, search: string) => boolean;

let isReady: Rule = () => false;

/** The portal knows which screens are ready; until its code has come, none is. */
export function setReadiness(rule: Rule): void {
  isReady = rule;
}

let naming = (navigator: Navigator) => navigator;

/** Says how addresses are named; until the session's code has come there is no line to name. */
export function setNavigator(named: typeof naming): void {
  naming = named;
}

/** A router's way to other addresses, named as it is known by then. */
const namedLate = (navigator: Navigator): Navigator => ({
  createHref: (to) => naming(navigator).createHref(to),
  go: (steps) => navigator.go(steps),
  push: (...to) => naming(navigator).push(...to),
  replace: (...to) => naming(navigator).replace(...to),
});

interface PortalRouterProps {
  /** What every address but /login is drawn with. */
  portal: Pick<LazyWithPreload<object>, 'isLoaded' | 'preload'>;
  children: ReactNode;
}

/**
 * A browser router that draws a screen that is ready in one go. React Router's own makes each change of
 * address a transition, which gives way to every frame on the way: right while the screen still waits for
 * its code and reads, but twice as slow on a phone when there is nothing to wait for.
 */
export function PortalRouter({ portal, children }: PortalRouterProps) {
  const [history] = useState(browserHistory);
  const [navigator] = useState(() => namedLate(history));
  const [place, setPlace] = useState(history.place);
  useLayoutEffect(() => {
    let from = history.place().location.pathname;
    // The newest, whenever it is drawn: another change may have come meanwhile.
    const draw = () => setPlace(history.place());
    const drawAsItComes = () => startTransition(draw);
    return history.listen(({ location }) => {
      // After the press itself: what follows from it would hold up the first picture.
      if (isReady(from, location.pathname, location.search)) setTimeout(draw);
      else if (portal.isLoaded()) drawAsItComes();
      // /login stands until there is something to take its place.
      else portal.preload().then(drawAsItComes, drawAsItComes);
      from = location.pathname;
    });
  }, [history, portal]);
  return (
    <Router location={place.location} navigationType={place.action} navigator={navigator}>
      {children}
    </Router>
  );
}
