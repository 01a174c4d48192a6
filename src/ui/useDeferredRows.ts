import { useDeferredValue } from 'react';

/** More than a screen shows. */
const first = 6;

/** Rows to draw: a few, with which the page stands on a slow phone, and at once after that all of them. */
export function useDeferredRows<Row>(rows: readonly Row[]): readonly Row[] {
  const isWhole = useDeferredValue(true, false);
  return isWhole ? rows : rows.slice(0, first);
}
