import { type ReactNode, useDeferredValue } from 'react';

/** What is below the figure or the first screenful: drawn a moment later, so that a slow phone shows those sooner. */
export function DeferredContent({ children }: { children: ReactNode }) {
  const isReady = useDeferredValue(true, false);
  return isReady ? children : <Coming />;
}

/** Stands for what is on its way below; the footer waits for it. */
export function Coming() {
  return <span hidden data-coming />;
}

/** More than a screen shows. */
const first = 6;

/** Rows to draw: a few, with which the page is complete on a slow phone, and at once after that all of them. */
export function useDeferredRows<Row>(rows: readonly Row[]): readonly Row[] {
  const isWhole = useDeferredValue(true, false);
  return isWhole ? rows : rows.slice(0, first);
}
