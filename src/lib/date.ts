import { now } from './clock';

/**
 * Milliseconds. Japan has had this offset all year since 1952. `Intl` would know it too, but creating its
 * formatter delays the first screen by 70 ms on a slow phone.
 */
const offset = 9 * 60 * 60 * 1000;
const weekdays = ['日', '月', '火', '水', '木', '金', '土'] as const;

/** A calendar day or moment as seen in Japan. */
export interface JapanTime {
  year: number;
  month: number;
  day: number;
  weekday: (typeof weekdays)[number];
  hour: number;
  minute: number;
}

/**
 * Reads an ISO date (`2026-11-27`, that day in Japan) or a moment (ISO with offset, or a Date).
 * @throws RangeError when it is no date
 */
export function japanTime(value: string | Date): JapanTime {
  const text = typeof value === 'string' && isDay(value) ? `${value}T00:00:00+09:00` : value;
  // A body may break the contract, and `new Date(null)` would be 1970.
  if (typeof text !== 'string' && !(text instanceof Date)) throw new RangeError('This is no date');
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw new RangeError(`${String(value)} is no date`);
  const inJapan = new Date(date.getTime() + offset);
  const [year, month, day] = [
    inJapan.getUTCFullYear(),
    inJapan.getUTCMonth() + 1,
    inJapan.getUTCDate(),
  ];
  const weekday = weekdays[inJapan.getUTCDay()] ?? '日';
  const [hour, minute] = [inJapan.getUTCHours(), inJapan.getUTCMinutes()];
  return { year, month, day, weekday, hour, minute };
}

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** The day in Japan as `2026-11-21`. */
export function japanDay(value: string | Date): string {
  const { year, month, day } = japanTime(value);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The day that means no end (docs/product.md §13.2). */
export const endless = '9999-12-31';

/** `11月27日(金)`; the year 9999, 12/31, means no end and shows as `-` (docs/product.md §13.2). */
export function formatDay(value: string | Date): string {
  const { year, month, day, weekday } = japanTime(value);
  if (isEndless(year, month, day)) return '-';
  return `${formatShortDay(value)}(${weekday})`;
}

/** `11月27日`, for past days and within a sentence, where nobody needs the weekday. */
export function formatShortDay(value: string | Date): string {
  const { month, day } = japanTime(value);
  return `${month}月${day}日`;
}

/** `2026年11月27日(金)`, for receipts, tables and the contract; `-` for no end. */
export function formatFullDay(value: string | Date): string {
  const { year } = japanTime(value);
  const day = formatDay(value);
  return day === '-' ? day : `${year}年${day}`;
}

/** `11月27日(金)まで`, or 期限なし for no end; with what can be done until then, `11月27日(金)まで使えます`. */
export function untilDay(day: string, can = ''): string {
  return day === endless ? can || '期限なし' : `${formatDay(day)}まで${can}`;
}

/** `2026年11月27日(金)まで`, or 期限なし for no end. */
export const untilFullDay = (day: string): string =>
  day === endless ? '期限なし' : `${formatFullDay(day)}まで`;

const isEndless = (year: number, month: number, day: number) =>
  year === 9999 && month === 12 && day === 31;

/** `10:42`, in Japan. */
export function formatClock(value: string | Date): string {
  const { hour, minute } = japanTime(value);
  return `${hour}:${String(minute).padStart(2, '0')}`;
}

/** `11月21日(土) 10:42`. */
export function formatTime(value: string | Date): string {
  return `${formatDay(value)} ${formatClock(value)}`;
}

/** `2026年11月21日(土) 10:42`. */
export function formatFullTime(value: string | Date): string {
  return `${formatFullDay(value)} ${formatClock(value)}`;
}

/** Days from one day to another as counted in Japan: 0 today, 1 tomorrow, negative when past. */
export function daysUntil(day: string | Date, from: Date): number {
  return Math.round((midnight(day) - midnight(from)) / 86_400_000);
}

function midnight(value: string | Date): number {
  const { year, month, day } = japanTime(value);
  return Date.UTC(year, month - 1, day);
}

/** A month `YYYYMM` as numbers. @throws RangeError when it isn't one */
export function parseMonth(month: string): { year: number; month: number } {
  const match = /^(\d{4})(0[1-9]|1[0-2])$/.exec(month);
  if (!match) throw new RangeError(`${month} is no month (YYYYMM)`);
  return { year: Number(match[1]), month: Number(match[2]) };
}

/** `202611` and -1 give `202610`. */
export function addMonths(month: string, count: number): string {
  const { year, month: m } = parseMonth(month);
  const index = year * 12 + m - 1 + count;
  return `${Math.floor(index / 12)}${String((index % 12) + 1).padStart(2, '0')}`;
}

/** The month in Japan as `YYYYMM`. */
export function japanMonth(value: string | Date): string {
  const { year, month } = japanTime(value);
  return `${year}${String(month).padStart(2, '0')}`;
}

/**
 * The month (`YYYYMM`) of the bill for a month of use (`YYYYMM`): the month after it, for plans, options,
 * discounts and single charges alike.
 */
export const billOfUse = (use: string): string => addMonths(use, 1);

/** The month (`YYYYMM`) of the bill for the use of a day. */
export const billMonth = (day: string | Date): string => billOfUse(japanMonth(day));

/** `11月`. */
export function formatMonth(month: string): string {
  return `${parseMonth(month).month}月`;
}

/** Months in a row, oldest first: `8〜10月`; one alone `10月`. */
export function formatMonthSpan(months: readonly string[]): string {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return '';
  return first === last ? formatMonth(last) : `${parseMonth(first).month}〜${formatMonth(last)}`;
}

/** `2026年11月`. */
export function formatFullMonth(month: string): string {
  return `${parseMonth(month).year}年${formatMonth(month)}`;
}

/** Days that are left in the month at a moment, as counted in Japan, that day included. */
export function daysLeftInMonth(value: Date): number {
  const { year, month, day } = japanTime(value);
  return new Date(Date.UTC(year, month, 0)).getUTCDate() - day + 1;
}

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

/** `1978年4月3日`: a day whose weekday nobody needs, such as a birthday; `-` for 9999-12-31. */
export function formatDayWithoutWeekday(day: string): string {
  return formatFullDay(day).replace(/\(.\)$/, '');
}

/** A card's expiry `YYYYMM` as printed on the card: `08/2029`. */
export function formatExpiry(month: string): string {
  const { year, month: number } = parseMonth(month);
  return `${String(number).padStart(2, '0')}/${year}`;
}

/** `約1時間`, `約3時間30分`, `約30分`. */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `約${hours > 0 ? `${hours}時間` : ''}${rest > 0 || hours === 0 ? `${rest}分` : ''}`;
}

/**
 * Months of contract as people say them: 38 → `3年2か月`, 24 → `2年`, 7 → `7か月`, 0 → `1か月未満`.
 * @param count months, 0 or more
 */
export function formatMonths(count: number): string {
  const years = Math.floor(count / 12);
  const months = count % 12;
  if (count === 0) return '1か月未満';
  if (years === 0) return `${months}か月`;
  return months === 0 ? `${years}年` : `${years}年${months}か月`;
}

/** Least age of an applicant (docs/product.md §13.4). */
export const leastAge = 18;

/** Whole years from a birthday (ISO day) to a moment, as counted in Japan. */
export function ageOn(birthday: string, moment: Date): number {
  const [born, today] = [japanTime(birthday), japanTime(moment)];
  const isBefore = today.month < born.month || (today.month === born.month && today.day < born.day);
  return today.year - born.year - (isBefore ? 1 : 0);
}

/** The ISO day on which somebody is old enough; for 29 February in a common year 1 March. */
export function comesOfAge(birthday: string): string {
  const { year, month, day } = japanTime(birthday);
  return new Date(Date.UTC(year + leastAge, month - 1, day)).toISOString().slice(0, 10);
}
