import type { ReviewRow } from './procedure';

/**
 * What a row of a review says beside what holds now: a value that stays is neither set off nor
 * repeated.
 */
export function comparedToCurrent(
  value: string,
  now: string,
): Required<Pick<ReviewRow<never>, 'value' | 'note' | 'strong'>> {
  const isChanged = value !== now;
  return { value, note: isChanged ? `いまは${now}` : '変わりません', strong: isChanged };
}
