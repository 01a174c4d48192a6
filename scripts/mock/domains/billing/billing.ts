import { billMonth, japanDay } from '@/lib/date.ts';
import type { Service } from '../../customers/customer.ts';
import { constructionOf } from '../construction/construction.ts';
import { planByClock } from '../contract/opening.ts';
import { type Handlers, Refusal, type SignedCall } from '../domain.ts';
import { comesIdle, movingIn } from '../esim/activation.ts';
import type { Success } from '../operations.ts';
import type { CustomerContext } from '../option/option.ts';
import { never } from '../plan/terms.ts';
import { entryOf } from '../quit/entry.ts';
import type { BillAccount } from './account.ts';
import {
  type BillHead,
  billHeadOf,
  billMonths,
  billOf,
  fixingDate,
  statusOf,
  upcomingMonth,
} from './bill.ts';
import { billAccountOf } from './billAccount.ts';
import { differences } from './differences.ts';
import { forecastOf } from './forecast.ts';
import type { Month } from './months.ts';

type Billing = Success<'getBilling'>;
type Reasons = NonNullable<Billing['current']>['reasons'];

/** Bills of a service (docs/product.md §5.4), from the customer's bill account. */
export const billing: Handlers = {
  getBilling: (call) => {
    const { service, now } = call;
    const today = japanDay(now);
    const upcoming = upcomingMonth(today);
    const account = billAccountOf(call, service);
    const bills = headsOf(account, today);
    const current = bills.find((bill) => bill.month !== upcoming);
    const next = bills.length > 0 ? upcoming : firstBillAfter(call, upcoming);
    return {
      current: current ? currentBill(current, bills, reasonsOf(account, current)) : null,
      months: bills.map((bill) => ({
        month: bill.month,
        usage_month: bill.usage_month,
        status: bill.status,
        total: bill.total,
        fixing_date: bill.status === '0' ? fixingDate(bill.month) : null,
        has_invoice: bill.has_invoice,
        sub_system_id: bill.sub_system_id,
      })),
      unpaid: unpaidIn(bills),
      next_month: next,
      next_fixing_date: next && fixingDate(next),
      forecast: next === null ? null : forecastOf(call, service, next),
    };
  },

  getBillingMonth: (call) =>
    billOf(billAccountOf(call, call.service), call.params.target_month, japanDay(call.now)) ??
    new Refusal('not_found'),

  getCarriedForwardBilling: ({ service, params, now }) => {
    // What is carried forward doesn't depend on what was ordered since.
    const bill = billOf(service.bills, params.target_month, japanDay(now));
    if (!bill) return new Refusal('not_found');
    const items = bill.carried_forward;
    return {
      month: bill.month,
      total: items.reduce((sum, item) => sum + item.amount, 0),
      items,
    };
  },
};

/** The month of the first bill of a service that has none yet; null while the day of its opening isn't known. */
function firstBillAfter(call: SignedCall<'getBilling'>, upcoming: Month): Month | null {
  const { mock, session, service, now } = call;
  if (service.listed.service_type === 'mobile') {
    const { activated_at } = comesIdle(service)
      ? movingIn(session, service)
      : { activated_at: null };
    return activated_at && billMonth(japanDay(activated_at));
  }
  if (entryOf(session).cancelled_on) return null;
  const { date } = constructionOf(mock, session, now).entry;
  const start = planByClock(mock, session, now)?.serviceStartDate ?? never;
  const day = start === never ? date : start;
  const first = day && billMonth(day);
  return first && first < upcoming ? upcoming : first;
}

/** The bills of a service without their lines, newest first, the one that is not fixed yet included. */
export function allBills(context: CustomerContext, service: Service): BillHead[] {
  return headsOf(billAccountOf(context, service), japanDay(context.now));
}

const headsOf = (
  account: BillAccount,
  today: string,
  months: Month[] = billMonths(account, today),
): BillHead[] => months.flatMap((month) => billHeadOf(account, month, today) ?? []);

/** What the customer owes for a service, oldest month first; what a law firm collects is owed to the firm. */
export function unpaidOf(context: CustomerContext, service: Service): Billing['unpaid'] {
  const today = japanDay(context.now);
  const account = billAccountOf(context, service);
  const owed = billMonths(account, today).filter((month) =>
    isOwed(statusOf(account, month, today)),
  );
  return unpaidIn(headsOf(account, today, owed));
}

const isOwed = (status: string) => status === '2' || status === '5';

function unpaidIn(all: BillHead[]): Billing['unpaid'] {
  const bills = all
    .flatMap(({ month, status, unpaid_total, payment_due_on, payment_method }) =>
      isOwed(status) && unpaid_total !== null
        ? [{ month, status, unpaid_total, payment_due_on, payment_method }]
        : [],
    )
    .reverse();
  return { total: bills.reduce((sum, { unpaid_total }) => sum + unpaid_total, 0), bills };
}

const reasonsOf = (account: BillAccount, { month, total, previous }: BillHead): Reasons =>
  total !== null && previous ? differences(account, month) : [];

function currentBill(
  bill: BillHead,
  bills: BillHead[],
  reasons: Reasons,
): NonNullable<Billing['current']> {
  const before = bills.find(({ month }) => month === bill.previous?.month);
  return {
    month: bill.month,
    usage_month: bill.usage_month,
    status: bill.status,
    total: bill.total,
    unpaid_total: bill.unpaid_total,
    debit_date: bill.debit_date,
    payment_due_on: bill.payment_due_on,
    payment_method: bill.payment_method,
    previous: bill.previous && before ? { ...bill.previous, status: before.status } : null,
    difference: bill.previous && bill.total !== null ? bill.total - bill.previous.total : null,
    reasons,
    contact: bill.contact,
    has_invoice: bill.has_invoice,
    sub_system_id: bill.sub_system_id,
  };
}
