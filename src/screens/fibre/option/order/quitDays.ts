import { addMonths, formatDay, japanMonth, parseMonth } from '@/lib/date';

/** The last day of a month `YYYYMM` as `2026-11-30`. */
export function lastDayOf(month: string): string {
  const { year, month: number } = parseMonth(month);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return `${year}-${String(number).padStart(2, '0')}-${days}`;
}

/** Options end at the end of a month: of this one, or of one of the two after it. */
export function quitDays(now: Date): { value: string; title: string; help: string }[] {
  const words = ['今月末', '来月末', '再来月末'] as const;
  return words.map((word, index) => {
    const day = lastDayOf(addMonths(japanMonth(now), index));
    return { value: day, title: formatDay(day), help: `${word}まで使えます` };
  });
}
