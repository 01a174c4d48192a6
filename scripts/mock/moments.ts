import { addMonths } from '@/lib/date.ts';

/** `2026-11-21T10:40:00+09:00`: a moment as the contract writes it. */
export function formatMoment(at: Date): string {
  return `${new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 19)}+09:00`;
}

/** Whole months from one day to another (`2026-11-21`); 0 when the first is later, as the unknown day is. */
export function monthsSince(from: string, to: string): number {
  const [year, month, day] = parts(from);
  const [toYear, toMonth, toDay] = parts(to);
  return Math.max(0, (toYear - year) * 12 + toMonth - month - (toDay < day ? 1 : 0));
}

function parts(date: string): [number, number, number] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
}

/** A plan with the whole months that it has been used on a day. */
export const aged = <Plan extends { serviceStartDate: string; contractTotalMonth: number }>(
  plan: Plan,
  today: string,
): Plan => ({ ...plan, contractTotalMonth: monthsSince(plan.serviceStartDate, today) });

/** A month as the contract writes it, YYYYMM. */
export type Month = string;

/** A day of a month as `2026-11-16`; the last one where the month is shorter. */
export function dayOf(month: Month, day: number): string {
  const last = lastDay(month);
  return `${month.slice(0, 4)}-${month.slice(4)}-${String(Math.min(day, last)).padStart(2, '0')}`;
}

/** How many days a month has. */
export const lastDay = (month: Month): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4)), 0)).getUTCDate();

/** All months from one to another, newest first. */
export function monthsDown(from: Month, to: Month): Month[] {
  const months: Month[] = [];
  for (let month = from; month >= to; month = addMonths(month, -1)) months.push(month);
  return months;
}

/** `10月`. */
export const monthName = (month: Month): string => `${Number(month.slice(4))}月`;

/** Minutes from a time (milliseconds) to a moment. */
export const minutesSince = (at: number, now: Date): number => (now.getTime() - at) / 60_000;

/** The moment some minutes after a time (milliseconds), as the contract writes it. */
export const after = (at: number, minutes: number): string =>
  formatMoment(new Date(at + minutes * 60_000));
