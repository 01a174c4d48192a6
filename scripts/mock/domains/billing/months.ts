import { addMonths } from '@/lib/date.ts';

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
