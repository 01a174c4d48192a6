import {
  daysUntil,
  endless,
  formatDay,
  formatFullDay,
  formatFullMonth,
  formatMonth,
  japanMonth,
} from './date';

/** A day at most so many days away is shown without its year. */
const near = 90;

/**
 * A day in a list that may span years: with the year only when it is far enough away to be mistaken.
 * @param today a moment, by the server's clock
 */
export function formatNearDay(day: string, today: Date): string {
  return Math.abs(daysUntil(day, today)) <= near ? formatDay(day) : formatFullDay(day);
}

/** `11月27日(金)まで`, with the year as `formatNearDay` has it, or 期限なし for no end. */
export const untilNearDay = (day: string, today: Date): string =>
  day === endless ? '期限なし' : `${formatNearDay(day, today)}まで`;

/** A month, `11月`; with its year where that isn't this one in Japan. @param month YYYYMM */
export function formatNearMonth(month: string, today: Date): string {
  const isThisYear = month.slice(0, 4) === japanMonth(today).slice(0, 4);
  return isThisYear ? formatMonth(month) : formatFullMonth(month);
}

/** A deadline with the days that are left: `12月10日(木)まで・あと19日`. */
export function formatDeadline(day: string, today: Date): string {
  const left = daysUntil(day, today);
  const until = untilNearDay(day, today);
  if (left < 0 || day === endless) return until;
  return left === 0 ? `${until}・今日が最後の日です` : `${until}・あと${left}日`;
}
