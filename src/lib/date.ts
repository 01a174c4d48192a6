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
