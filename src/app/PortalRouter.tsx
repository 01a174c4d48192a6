import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { type Navigator, Router } from 'react-router-dom';
import type { LazyWithPreload } from '@/ui/lazyWithPreload';
import { browserHistory } from './browserHistory';

/** Whether the screen at `to` can replace the one at `from` without waiting for anything. */
type Rule = (from: string, to: string, search: string) => boolean;

let isReady: Rule = () => false;

/** Sets the rule that tells which screens are ready. The portal's code sets it; until then none is. */
export function setReadiness(rule: Rule): void {
  isReady = rule;
}

let leave: (visit: string) => void = () => undefined;

/** Sets what is told before a page is left. The portal's code sets it. */
export function setLeaving(onLeave: typeof leave): void {
  leave = onLeave;
}

let naming = (navigator: Navigator) => navigator;

/** Sets how lines are added to addresses (`lineNavigator`). The session's code sets it; until then none is added. */
export function setNavigator(named: typeof naming): void {
  naming = named;
}

/** A navigator that looks `naming` up at each call, since it is set later. */
const namedLate = (navigator: Navigator): Navigator => ({
  createHref: (to) => naming(navigator).createHref(to),
  go: (steps) => navigator.go(steps),
  push: (...to) => naming(navigator).push(...to),
  replace: (...to) => naming(navigator).replace(...to),
});

interface PortalRouterProps {
  /** The part that draws every address but /login. */
  portal: Pick<LazyWithPreload<object>, 'isLoaded' | 'preload'>;
  children: ReactNode;
}

/**
 * A browser router that draws a screen in one go when it is ready. React Router's own makes each change of
 * address a transition, which yields to every frame. That is right while a screen waits for its code and
 * reads, but it takes twice as long on a phone when there is nothing to wait for.
 */
export function PortalRouter({ portal, children }: PortalRouterProps) {
  const [history] = useState(() => browserHistory((visit) => leave(visit)));
  const [navigator] = useState(() => namedLate(history));
  const [place, setPlace] = useState(history.place);
  useLayoutEffect(() => {
    let from = history.place().location.pathname;
    // Looked up when it is drawn, since the address may have changed again by then.
    const draw = () => setPlace(history.place());
    const drawAsItComes = () => startTransition(draw);
    return history.listen(({ location }) => {
      // In a task of its own: what else the press sets off would delay the screen.
      if (isReady(from, location.pathname, location.search)) setTimeout(draw);
      else if (portal.isLoaded()) drawAsItComes();
      // /login stays until the portal's code has loaded, or failed to.
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
