/**
 * The top of the daily chart in MB: 0.1, 0.2, 0.5 or 1 of a power of ten GB, so that its half is a
 * round number too; 0.1GB at least, since less can't be read off an axis in GB.
 */
export function dailyTop(values: readonly number[]): number {
  const most = Math.max(100, ...values);
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 5, 10].map((n) => n * power).find((top) => top >= most) ?? most;
}

/** Days whose number stands under the axis: 1, every fifth and the last, none beside today's word. */
export function numberedDays(count: number, today?: number): number[] {
  return Array.from({ length: count }, (_, i) => i + 1).filter(
    (day) =>
      (day === 1 || day === count || (day % 5 === 0 && count - day >= 2)) &&
      (today === undefined || Math.abs(day - today) > 1),
  );
}
