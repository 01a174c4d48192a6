import { now } from './clock';
import { addMonths, endless, japanDay, japanMonth, parseMonth } from './date';

/** The day a number of days after another (before, when negative), as `2026-12-01`; no end stays no end. */
export function addDays(day: string, count: number): string {
  if (day === endless) return day;
  return japanDay(new Date(Date.parse(`${day}T12:00:00+09:00`) + count * 86_400_000));
}

/** The most days that a customer chooses from: two years. */
const most = 731;

/** All days from one to another, both included, and no more than `most`; none where the second comes first. */
export function dayRange(from: string, until: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= until && days.length < most; day = addDays(day, 1)) days.push(day);
  return days;
}

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
