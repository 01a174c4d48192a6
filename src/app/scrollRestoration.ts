import type { DataRouter } from 'react-router-dom';
import { store } from '@/session/current';
import { readJson, tabStorage } from '@/session/storage';

/** Where a page of the browser's history was left. */
interface LeftAt {
  /** Pixels from the top. */
  top: number;
  /** Selector of the link or field that had the focus. */
  focused?: string;
}

const key = 'minamo.scroll_positions';

/** Milliseconds in which a page grows to its height. */
const growing = 5_000;

/** What a customer does who no longer waits for the page. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

type Positions = Partial<Record<string, LeftAt>>;

let positions: Positions | undefined;
const known = (): Positions =>
  (positions ??= { ...(readJson(tabStorage, key) as Positions | undefined) });

/**
 * Keeps where each page of the history is left, in this document and for a reload. React Router's own
 * `ScrollRestoration` scrolls once, when what is below has not come (docs/decisions.md).
 */
export function watchPositions(router: DataRouter): void {
  // The browser would restore it before the screen has its height.
  history.scrollRestoration = 'manual';
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle') leavePage(location.key);
  });
  addEventListener('pagehide', () => {
    if (store.current()) keepPositions(router.state.location.key);
  });
}

function leavePage(visit: string): void {
  const focused = selectorOf(document.activeElement);
  known()[visit] = { top: window.scrollY, ...(focused && { focused }) };
}

function keepPositions(visit: string): void {
  leavePage(visit);
  try {
    tabStorage.setItem(key, JSON.stringify(known()));
  } catch {
    // Storage is full: after a reload the page begins at its top.
  }
}

function selectorOf(element: Element | null): string | undefined {
  if (!element?.closest('main')) return undefined;
  if (element.id && element.id !== 'main') return `#${CSS.escape(element.id)}`;
  const href = element.getAttribute('href');
  return href ? `main a[href="${CSS.escape(href)}"]` : undefined;
}

/**
 * Shows a page where it was left. What is below comes later, so it goes on until the page is as high again or
 * the customer moves.
 * @returns undefined for a page that was never left; else what ends it
 */
export function restorePage(visit: string): (() => void) | undefined {
  const left = known()[visit];
  if (!left) return undefined;
  return whileGrowing(() => {
    window.scrollTo(0, left.top);
    const focused = left.focused && document.querySelector<HTMLElement>(left.focused);
    if (focused && document.activeElement !== focused) focused.focus({ preventScroll: true });
  });
}

/**
 * Shows the section of the open page that the address names, as a browser does with a page that is all there.
 * @param hash of the address, `#procedures`; '' names none
 * @returns undefined without one; else what ends it
 */
export function showSection(hash: string): (() => void) | undefined {
  if (hash.length < 2) return undefined;
  let isFound = false;
  return whileGrowing(() => {
    const section = document.getElementById(decodeURIComponent(hash.slice(1)));
    section?.scrollIntoView();
    if (section && !isFound)
      section.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true });
    isFound ||= section !== null;
  });
}

/** Does it now and whenever the page has grown, until it is as high as it will be or the customer moves. */
function whileGrowing(move: () => void): () => void {
  move();
  const growth = new ResizeObserver(move);
  growth.observe(document.body);
  const moves = new AbortController();
  const stop = () => {
    growth.disconnect();
    moves.abort();
    clearTimeout(timer);
  };
  const timer = setTimeout(stop, growing);
  for (const own of ownMoves) addEventListener(own, stop, { passive: true, signal: moves.signal });
  return stop;
}
