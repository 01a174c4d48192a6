import { now } from './clock';

/** What operations may learn of a page: `src/app/reporting` decides which fields of it leave the page. */
export type Observation =
  | { kind: 'error'; error: unknown }
  | { kind: 'call'; operation: string; outcome: string; code?: string; trace?: string }
  | { kind: 'unknown_outcome' }
  | { kind: 'csp'; directive: string; blocked: string }
  | { kind: 'vital'; metric: string; value: number };

/** An observation with the moment, by the server's clock, and the screen at which it was made. */
export type Observed = Observation & { at: Date; route: string };

/** Kept until the reports' code has come. */
const kept: Observed[] = [];
const mostKept = 20;
let listener: ((observed: Observed) => void) | undefined;

/** Screens by the moment since which they are open, in `performance.now()`; the newest last. */
const routes: { since: number; route: string }[] = [];

/** Says which screen is open now. @param route as in the route table: `/billing/:month` */
export function enterRoute(route: string): void {
  // What happened before the first screen belongs to it.
  routes.push({ since: routes.length === 0 ? 0 : performance.now(), route });
  if (routes.length > 50) routes.shift();
}

/** The screen that was open at a moment. @param time in `performance.now()` */
export const routeAt = (time = performance.now()): string =>
  routes.findLast(({ since }) => since <= time)?.route ?? '(start)';

/** Tells the reports of something, or keeps it for them until their code has come. */
export function observe(observation: Observation, route = routeAt()): void {
  const observed = { ...observation, at: now(), route };
  if (listener) listener(observed);
  else if (kept.length < mostKept) kept.push(observed);
}

/** Passes on what was observed so far, and all that will be. */
export function listen(to: (observed: Observed) => void): void {
  listener = to;
  kept.splice(0).forEach(to);
}

/** Observes what nobody catches, and what the content policy refuses. */
export function observePage(): void {
  addEventListener('error', ({ error }: ErrorEvent) => {
    // Without an error it is an image or a script that could not be loaded.
    if (error) observe({ kind: 'error', error });
  });
  addEventListener('unhandledrejection', ({ reason }) => observe({ kind: 'error', error: reason }));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    observe({ kind: 'csp', directive: effectiveDirective, blocked: blockedURI }),
  );
}
