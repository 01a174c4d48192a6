import { addMonths, japanDay, japanMonth } from '@/lib/date.ts';
import { addDays } from '@/lib/days.ts';
import { dayOf, lastDay } from '../billing/months.ts';

/** The first day of a change that is applied for now, and the deadlines for that. */
export interface StartDay {
  starts_on: string;
  /** Moment of the contract: 20:00 of the last day of a month. */
  accept_until: string;
  /** Last day on which the change can be taken back. */
  cancel_until: string;
}

/** A change of plan starts with the next month; after 20:00 of the last day with the one after it. */
export function startDay(now: Date): StartDay {
  const closing = (month: string) => `${dayOf(month, lastDay(month))}T20:00:00+09:00`;
  const month = japanMonth(now);
  const last = now < new Date(closing(month)) ? month : addMonths(month, 1);
  const starts_on = dayOf(addMonths(last, 1), 1);
  return { starts_on, accept_until: closing(last), cancel_until: addDays(starts_on, -1) };
}

/** Whether a reserved change can still be taken back. */
export const isCancellable = (cancel_until: string, now: Date): boolean =>
  japanDay(now) <= cancel_until;
