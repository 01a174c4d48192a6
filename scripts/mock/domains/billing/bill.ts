import type { components } from '@/api/generated/read-service.ts';
import { addMonths } from '@/lib/date.ts';
import { businessDay } from '@/lib/holidays.ts';
import type { Known } from '../operations.ts';
import type { BillAccount } from './account.ts';
import { methodIn } from './billMethods.ts';
import { carriedTotal, differences } from './differences.ts';
import { chargedLines, grouped } from './lines.ts';
import { dayOf, lastDay, type Month, monthsDown } from './months.ts';

export type Bill = Known<components['schemas']['BillDetail']>;

/** The day of the month on which its bill is fixed. */
const fixingDay = 16;
const debitDay = 27;
/** From this month on the new billing system makes the invoices (docs/product.md §5.5). */
export const switchMonth: Month = '202310';

const hasNoTotal = (status: string) => !['1', '2', '3', '4', '5'].includes(status);

/** The months that have a bill on a day (`2026-11-21`), newest first; the first one is not fixed yet. */
export function billMonths(account: BillAccount, today: string): Month[] {
  const { firstMonth, lastMonth } = account;
  const upcoming = upcomingMonth(today);
  const newest = lastMonth && lastMonth < upcoming ? lastMonth : upcoming;
  return firstMonth ? monthsDown(newest, firstMonth) : [];
}

/** The month whose bill is fixed next. */
export function upcomingMonth(today: string): Month {
  const month = today.slice(0, 7).replace('-', '');
  return isFixed(month, today) ? addMonths(month, 1) : month;
}

/** The day on which a month's bill is fixed. */
export const fixingDate = (month: Month): string => dayOf(month, fixingDay);

/** The day on which a month's bill is debited or charged: the next business day where banks are closed. */
export const debitDate = (month: Month): string => businessDay(dayOf(month, debitDay));

const isFixed = (month: Month, today: string) => today >= fixingDate(month);

/** A bill without its lines, as lists show it. */
export type BillHead = Omit<
  Bill,
  'tax' | 'bill_number' | 'differences' | 'groups' | 'carried_forward'
>;

/** The head of a month's bill as it stands on a day; undefined when the account has no bill for it. */
export function billHeadOf(
  account: BillAccount,
  month: Month,
  today: string,
): BillHead | undefined {
  if (!billMonths(account, today).includes(month)) return undefined;
  const status = statusOf(account, month, today);
  const total = totalOf(account, month, today);
  const isOpen = ['2', '4', '5'].includes(status);
  const isDebited = !isOpen && !['6'].includes(status) && total !== 0 && isKnownStatus(status);
  return {
    month,
    usage_month: addMonths(month, -1),
    status,
    total,
    unpaid_total: isOpen ? (account.unpaid[month] ?? total) : null,
    payment_method: methodIn(account, month),
    debit_date: isDebited || status === '2' ? debitDate(month) : null,
    payment_due_on: isOpen ? dayOf(month, lastDay(month)) : null,
    previous: previousOf(account, month, today),
    next: nextOf(month, today),
    contact: status === '4' ? account.contact : null,
    has_invoice: total !== null,
    sub_system_id: total === null ? null : subSystemOf(month),
  };
}

/** The bill of a month as it stands on a day; undefined when the account has none for it. */
export function billOf(account: BillAccount, month: Month, today: string): Bill | undefined {
  const head = billHeadOf(account, month, today);
  if (!head) return undefined;
  if (head.total === null)
    return {
      ...head,
      tax: null,
      bill_number: null,
      differences: [],
      groups: [],
      carried_forward: [],
    };
  return {
    ...head,
    tax: { rate: 10, amount: taxIn(head.total) },
    bill_number: month.slice(2) + account.number,
    differences: head.previous ? differences(account, month) : [],
    groups: grouped(chargedLines(account, month)),
    carried_forward: account.carriedForward[month] ?? [],
  };
}

/** The consumption tax within a total, 10%, rounded down. */
const taxIn = (total: number): number => Math.floor((total * 10) / 110);

/** The billing system that made a month's invoice. */
export const subSystemOf = (month: Month): 'minamo' | 'sonc' =>
  month >= switchMonth ? 'minamo' : 'sonc';

/** The status of a month's bill on a day (docs/product.md §5.4). */
export function statusOf(account: BillAccount, month: Month, today: string): string {
  if (!isFixed(month, today)) return '0';
  const named = account.statuses[month];
  if (named !== undefined) return named;
  return today > debitDate(month) ? '3' : '1';
}

const isKnownStatus = (status: string) => /^[0-6]$/.test(status);

function totalOf(account: BillAccount, month: Month, today: string): number | null {
  if (hasNoTotal(statusOf(account, month, today))) return null;
  const lines = chargedLines(account, month).reduce((sum, { line }) => sum + line.amount, 0);
  return Math.max(0, lines + carriedTotal(account, month));
}

function previousOf(account: BillAccount, month: Month, today: string): Bill['previous'] {
  const previous = addMonths(month, -1);
  if (!billMonths(account, today).includes(previous)) return null;
  const total = totalOf(account, previous, today);
  return total === null ? null : { month: previous, total };
}

function nextOf(month: Month, today: string): Bill['next'] {
  const upcoming = upcomingMonth(today);
  if (month === upcoming)
    return { month: addMonths(month, 1), fixing_date: fixingDate(addMonths(month, 1)) };
  const next = addMonths(month, 1);
  return { month: next, fixing_date: next === upcoming ? fixingDate(next) : null };
}
