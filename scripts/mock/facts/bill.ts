import type { components } from '@/api/generated/read-service.ts';
import { addMonths, billMonth, formatShortDay, japanMonth, lastDayOf } from '@/lib/date.ts';
import { businessDay } from '@/lib/holidays.ts';
import { formatNumber } from '@/lib/yen.ts';
import type { Known } from '../contractTypes.ts';
import { type BillAccount, switchMonth } from '../customers/billAccount.ts';
import { dayOf, type Month, monthName, monthsDown } from '../moments.ts';
import { type ChargedLine, chargedLines, type CountedCharge, grouped } from './charges.ts';

export type Bill = Known<components['schemas']['BillDetail']>;

/** The day of the month on which its bill is fixed. */
const fixingDay = 16;
const debitDay = 27;

const hasNoTotal = (status: string) => !['1', '2', '3', '4', '5'].includes(status);

/** The months that have a bill on a day (`2026-11-21`), newest first; the first one is not fixed yet. */
export const billMonths = (account: BillAccount, today: string): Month[] =>
  account.firstMonth ? monthsDown(newestMonth(account, today), account.firstMonth) : [];

function newestMonth({ lastMonth }: BillAccount, today: string): Month {
  const upcoming = upcomingMonth(today);
  return lastMonth && lastMonth < upcoming ? lastMonth : upcoming;
}

const hasBill = (account: BillAccount, month: Month, today: string): boolean =>
  account.firstMonth !== null &&
  account.firstMonth <= month &&
  month <= newestMonth(account, today);

/** The month whose bill is fixed next. */
export function upcomingMonth(today: string): Month {
  const month = japanMonth(today);
  return isFixed(month, today) ? addMonths(month, 1) : month;
}

/** The day on which a month's bill is fixed. */
export const fixingDate = (month: Month): string => dayOf(month, fixingDay);

/** The day on which a month's bill is debited or charged: the next business day where banks are closed. */
const debitDate = (month: Month): string => businessDay(dayOf(month, debitDay));

/** Whether the customer pays each bill, until its last day: by transfer or by slip, of which nothing is debited. */
export const isPaidByHand = (code: string): boolean => ['10', '11', '40', '41'].includes(code);

/** How the bill of a month is paid. */
export const methodIn = ({ method, methods = [] }: BillAccount, month: Month) =>
  methods.findLast(({ from }) => from <= month)?.method ?? method;

/** The day of a bill that waits for nothing: its last day where the customer pays it, else that of the debit. */
export const payDay = (
  { code }: Bill['payment_method'],
  month: Month,
): Pick<Bill, 'debit_date' | 'payment_due_on'> =>
  isPaidByHand(code)
    ? { debit_date: null, payment_due_on: lastDayOf(month) }
    : { debit_date: debitDate(month), payment_due_on: null };

const isFixed = (month: Month, today: string) => today >= fixingDate(month);

/** A bill without its lines, as lists show it. */
export type BillHead = Omit<
  Bill,
  'tax' | 'bill_number' | 'differences' | 'groups' | 'carried_forward'
>;

/** The head of a month's bill on a day; undefined when the account has no bill for it. */
export function billHeadOf(
  account: BillAccount,
  month: Month,
  today: string,
): BillHead | undefined {
  if (!hasBill(account, month, today)) return undefined;
  const status = statusOf(account, month, today);
  const total = totalOf(account, month, today);
  const isOpen = [...waiting, '4'].includes(status);
  const payment_method = methodIn(account, month);
  return {
    month,
    usage_month: addMonths(month, -1),
    status,
    total,
    unpaid_total: isOpen ? (account.unpaid[month] ?? total) : null,
    payment_method,
    ...daysOf(account, status, total, month),
    previous: previousOf(account, month, today),
    next: nextOf(account, month, today),
    contact: status === '4' ? account.contact : null,
    has_invoice: total !== null,
    sub_system_id: total === null ? null : subSystemOf(month),
  };
}

/** The days of a bill by its status: one that is paid has the day of that, one that waits the last day to pay it. */
function daysOf(
  account: BillAccount,
  status: string,
  total: number | null,
  month: Month,
): Pick<Bill, 'debit_date' | 'payment_due_on'> {
  const method = methodIn(account, month);
  const none = { debit_date: null, payment_due_on: null };
  switch (status) {
    case '2':
      return { ...payDay(method, month), payment_due_on: lastDayOf(month) };
    case '3':
      return total === 0 ? none : { ...none, debit_date: paidOn(account, month) };
    case '4':
    case '5':
      return { ...none, payment_due_on: lastDayOf(month) };
    case '0':
    case '1':
      return total === 0 ? none : payDay(method, month);
    default:
      return none;
  }
}

/** The bill of a month on a day; undefined when the account has none for it. */
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

/** What waits to be paid, in part or wholly. */
const waiting = ['2', '5'];

/** The day on which a bill is paid: one that waited past its last day, a month later. */
const paidOn = ({ statuses }: BillAccount, month: Month): string =>
  waiting.includes(statuses[month] ?? '') ? lastDayOf(addMonths(month, 1)) : debitDate(month);

/** The status of a month's bill on a day (docs/product.md §5.4). */
export function statusOf(account: BillAccount, month: Month, today: string): string {
  if (!isFixed(month, today)) return '0';
  const named = account.statuses[month];
  if (named !== undefined && !waiting.includes(named)) return named;
  return today > paidOn(account, month) ? '3' : (named ?? '1');
}

/** Whether a bill waits to be paid, in part or wholly, or was handed to a law firm. */
export const isUnpaid = (account: BillAccount, today: string): boolean =>
  Object.keys(account.statuses).some((month) =>
    [...waiting, '4'].includes(statusOf(account, month, today)),
  );

function totalOf(account: BillAccount, month: Month, today: string): number | null {
  if (hasNoTotal(statusOf(account, month, today))) return null;
  const lines = chargedLines(account, month).reduce((sum, { line }) => sum + line.amount, 0);
  return Math.max(0, lines + carriedTotal(account, month));
}

function previousOf(account: BillAccount, month: Month, today: string): Bill['previous'] {
  const previous = addMonths(month, -1);
  if (!hasBill(account, previous, today)) return null;
  const total = totalOf(account, previous, today);
  return total === null ? null : { month: previous, total };
}

function nextOf({ lastMonth }: BillAccount, month: Month, today: string): Bill['next'] {
  if (month === lastMonth) return null;
  const next = addMonths(month, 1);
  return { month: next, fixing_date: next >= upcomingMonth(today) ? fixingDate(next) : null };
}

type Difference = Known<components['schemas']['DifferenceReason']>;

/**
 * The differences between a month's bill and the one before, the largest amount first, what is carried
 * forward last. Their sum is the difference of the two totals.
 */
export function differences(account: BillAccount, month: Month): Difference[] {
  const now = chargedLines(account, month);
  const before = chargedLines(account, addMonths(month, -1));
  const gone = before.filter((line) => !now.some(sameAs(line)));
  const replaced = new Map(now.map((line) => [line, gone.find(isReplacedBy(line))]));
  const changes = [
    ...now.map((line) => changeOf(line, before.find(sameAs(line)) ?? replaced.get(line), month)),
    ...gone
      .filter((line) => ![...replaced.values()].includes(line))
      .map((line) => endOf(line, month)),
  ];
  const sorted = changes
    .filter((difference) => difference !== undefined)
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
  const carried = carriedDifference(account, month);
  // What is carried forward is no change of this month's use, so it comes last, as in the bill itself.
  return carried ? [...sorted, carried] : sorted;
}

const sameAs = (one: ChargedLine) => (other: ChargedLine) =>
  one.line.label === other.line.label && one.rule.phone === other.rule.phone;

const isReplacedBy =
  ({ rule: { replaces, phone } }: ChargedLine) =>
  ({ line, rule }: ChargedLine) =>
    replaces?.includes(line.label) && rule.phone === phone;

/** `14回 → 24回(3分単位)`. */
const countsText = ({ unit, counter = '回' }: CountedCharge, before = 0, after = 0): string =>
  `${formatNumber(before)}${counter} → ${formatNumber(after)}${counter}(${unit})`;

const labelOf = ({ rule }: ChargedLine) => rule.differenceLabel ?? rule.label;

const differenceOf = (
  line: ChargedLine,
  amount: number,
  kind: Difference['kind'],
  detail: string | null = null,
): Difference => ({ kind, label: labelOf(line), detail, started_on: null, amount });

const onceKind = ({ rule }: ChargedLine) => (rule.kind === 'discount' ? 'discount' : 'one_time');

function changeOf(
  line: ChargedLine,
  before: ChargedLine | undefined,
  month: Month,
): Difference | undefined {
  const amount = line.line.amount - (before?.line.amount ?? 0);
  if (!amount) return undefined;
  const { charge, began_on } = line.rule;
  if (charge.by === 'count')
    return differenceOf(line, amount, 'usage', countsText(charge, before?.count, line.count));
  if (charge.by === 'once') return differenceOf(line, amount, onceKind(line));
  if (charge.by === 'instalment') return differenceOf(line, amount, 'started', line.line.detail);
  if (before && sameAs(line)(before)) return differenceOf(line, amount, 'discount');
  const started_on = began_on ?? dayOf(addMonths(month, -1), 1);
  const how = before ? `「${labelOf(before)}」から変更` : 'ご利用開始';
  const detail = `${formatShortDay(started_on)}に${how}`;
  return { ...differenceOf(line, amount, 'started', detail), started_on };
}

function endOf(line: ChargedLine, month: Month): Difference {
  const amount = -line.line.amount;
  const { charge, ended_on } = line.rule;
  if (charge.by === 'count')
    return differenceOf(line, amount, 'usage', countsText(charge, line.count, 0));
  if (charge.by === 'once') return differenceOf(line, amount, onceKind(line));
  if (charge.by === 'instalment')
    return differenceOf(line, amount, 'ended', '先月のお支払いで完了');
  // A discount ends by itself, at the end of its last month.
  const detail =
    ended_on && billMonth(ended_on) === month
      ? `${formatShortDay(ended_on)}でご利用終了`
      : `${monthName(addMonths(month, -2))}末でご利用終了`;
  return differenceOf(line, amount, 'ended', detail);
}

function carriedDifference(account: BillAccount, month: Month): Difference | undefined {
  const items = account.carriedForward[month] ?? [];
  const amount = carriedTotal(account, month) - carriedTotal(account, addMonths(month, -1));
  if (!amount) return undefined;
  const [first] = items;
  return {
    kind: 'carried_forward',
    label: '繰り越し',
    detail: first ? `${monthName(first.usage_month)}ご利用分の請求遅れ` : null,
    started_on: null,
    amount,
  };
}

/** Sum of what is carried forward into a month's bill. */
export const carriedTotal = (account: BillAccount, month: Month): number =>
  (account.carriedForward[month] ?? []).reduce((sum, line) => sum + line.amount, 0);
