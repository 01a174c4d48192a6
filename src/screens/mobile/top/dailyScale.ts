import { japanTime } from '@/lib/date';

/**
 * The top of the daily chart in MB: 1, 2 or 5 times a power of ten, so that half of it is a round number
 * too. It is 100 at least, since less can't be read off an axis in GB.
 */
export function dailyTop(values: readonly number[]): number {
  const most = Math.max(100, ...values);
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 5, 10].map((n) => n * power).find((top) => top >= most) ?? most;
}

/**
 * Days whose number is shown under the axis: 1, every fifth and the last, but none next to the label of
 * today.
 */
export function numberedDays(count: number, today?: number): number[] {
  return Array.from({ length: count }, (_, i) => i + 1).filter(
    (day) =>
      (day === 1 || day === count || (day % 5 === 0 && count - day >= 2)) &&
      (today === undefined || Math.abs(day - today) > 1),
  );
}

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
