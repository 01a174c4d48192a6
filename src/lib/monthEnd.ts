import { now } from './clock';
import { addMonths, japanMonth, parseMonth } from './date';

/** The first day of the next month in Japan, as `2026-12-01`. */
export function nextMonthStart(at: Date = now()): string {
  const month = addMonths(japanMonth(at), 1);
  return `${month.slice(0, 4)}-${month.slice(4)}-01`;
}

/** The last day of a month `YYYYMM`, as `2026-11-30`. */
export function lastDayOf(month: string): string {
  const { year, month: number } = parseMonth(month);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** The last day of this month in Japan, as `2026-11-30`. */
export const lastDayOfMonth = (at: Date = now()): string => lastDayOf(japanMonth(at));
