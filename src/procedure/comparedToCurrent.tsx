import { type ElementType, Fragment } from 'react';
import type { ReviewRow } from './procedureData';

/**
 * A new value for a row of a review, with the current one as its note. A value that doesn't change is
 * neither emphasised nor repeated.
 * @param As what both are drawn in: `Verbatim` for names and numbers
 */
export function comparedToCurrent(
  value: string,
  now: string,
  As: ElementType = Fragment,
): Required<Pick<ReviewRow<never>, 'value' | 'note' | 'strong'>> {
  const isChanged = value !== now;
  const current = (
    <>
      いまは<As>{now}</As>
    </>
  );
  return {
    value: <As>{value}</As>,
    note: isChanged ? current : '変わりません',
    strong: isChanged,
  };
}
