import type { ReviewRow } from './procedure';

/**
 * A new value for a row of a review, with the current one as its note. A value that doesn't change is
 * neither emphasised nor repeated.
 */
export function comparedToCurrent(
  value: string,
  now: string,
): Required<Pick<ReviewRow<never>, 'value' | 'note' | 'strong'>> {
  const isChanged = value !== now;
  return { value, note: isChanged ? `いまは${now}` : '変わりません', strong: isChanged };
}
