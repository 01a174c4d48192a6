import { now } from './clock';
import { addMonths, japanDay, japanMonth } from './date';

/** The first day of the next month in Japan, as `2026-12-01`. */
export function nextMonthStart(at: Date = now()): string {
  const month = addMonths(japanMonth(at), 1);
  return `${month.slice(0, 4)}-${month.slice(4)}-01`;
}

/** The last day of this month in Japan, as `2026-11-30`. */
export function lastDayOfMonth(at: Date = now()): string {
  return japanDay(new Date(Date.parse(`${nextMonthStart(at)}T12:00:00+09:00`) - 86_400_000));
}
