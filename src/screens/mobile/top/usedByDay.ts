import { japanTime } from '@/lib/date';

/**
 * Data by day of the month, the 1st first, up to the last day that is known.
 * @param days with ISO dates of one month, in order; a day that is missing counts as 0
 * @returns MB
 */
export function usedByDay(days: readonly { date: string; used_mb: number }[]): number[] {
  const known = new Map(days.map(({ date, used_mb }) => [japanTime(date).day, used_mb]));
  return Array.from(
    { length: Math.max(0, ...known.keys()) },
    (_, index) => known.get(index + 1) ?? 0,
  );
}
