import { addDays, addMonths, billMonth, endless, japanDay, lastDayOf } from '@/lib/date.ts';
import type { RequestBody, Success } from '../contractTypes.ts';
import { type BillAccount, type LineRule, switchMonth } from '../customers/billAccount.ts';
import { fullName, type Service } from '../customers/customer.ts';
import { type CustomerCall, FileResponse, type ServiceCall } from '../handler.ts';
import { fact, ofService } from '../ledger/event.ts';
import { dayOf, type Month } from '../moments.ts';
import { invoicePdf } from '../pdf/invoicePdf.ts';
import {
  type Bill,
  type BillHead,
  billHeadOf,
  billMonths,
  billOf,
  carriedTotal,
  differences,
  fixingDate,
  methodIn,
  payDay,
  statusOf,
  subSystemOf,
} from './bill.ts';
import { callServicesBegun, callState, withStops } from './calls.ts';
import { chargedLines, grouped, type LineChange, withLineChanges } from './charges.ts';
import { boughtLines, lateWifiLines } from './devices.ts';
import { fibreAccount } from './fibreCharges.ts';
import { fibreDiscount, fibreDiscountName, fibreInUse } from './fibreContract.ts';
import { withEnd } from './fibreLeaving.ts';
import { optionName } from './optionChange.ts';
import { contractedOptions } from './options.ts';
import { addedLines } from './orders.ts';
import { billMethods } from './payment.ts';
import { planBegun, planOf, type SimPlan } from './plan.ts';
import { baseLabel, callFlatLine, type MobilePlan } from './planCatalogue.ts';
import { simBillEnd } from './simLeaving.ts';
import { activatedOn, comesIdle, withoutPorts } from './simLife.ts';
import { optionLines, optionsBegun } from './simOptions.ts';

export type Billing = Success<'getBilling'>;

/** The bills of a service without their lines, newest first, the one that is not fixed yet included. */
export const allBills = (context: CustomerCall, service: Service): BillHead[] =>
  headsToday({ ...context, service });

const headsToday = fact(
  (call: ServiceCall): BillHead[] => headsOf(accountOf(call), japanDay(call.now)),
  ofService,
);

/**
 * The bills of some months without their lines; all months when absent.
 * @param today ISO day
 */
export const headsOf = (
  account: BillAccount,
  today: string,
  months: Month[] = billMonths(account, today),
): BillHead[] => months.flatMap((month) => billHeadOf(account, month, today) ?? []);

/** What the customer owes for a service, oldest month first; what a law firm collects is owed to the firm. */
export function unpaidOf(context: CustomerCall, service: Service): Billing['unpaid'] {
  const today = japanDay(context.now);
  const account = billAccountOf(context, service);
  const owed = billMonths(account, today).filter((month) =>
    isOwed(statusOf(account, month, today)),
  );
  return unpaidIn(headsOf(account, today, owed));
}

const isOwed = (status: string) => status === '2' || status === '5';

/** What is owed of these bills, oldest month first. @param all newest month first */
export function unpaidIn(all: BillHead[]): Billing['unpaid'] {
  const bills = all
    .flatMap(({ month, status, unpaid_total, payment_due_on, payment_method }) =>
      isOwed(status) && unpaid_total !== null
        ? [{ month, status, unpaid_total, payment_due_on, payment_method }]
        : [],
    )
    .reverse();
  return { total: bills.reduce((sum, { unpaid_total }) => sum + unpaid_total, 0), bills };
}

/** What the bills of a service follow from, with all that was ordered since. */
export const billAccountOf = (context: CustomerCall, service: Service): BillAccount =>
  accountOf({ ...context, service });

const accountOf = fact(
  (call: ServiceCall): BillAccount =>
    call.service.listed.service_type === 'mobile'
      ? simAccount(call)
      : withEnd(call, fibreAccount(call, call.service)),
  ofService,
);

type MonthlyLine = Success<'getPricePlan'>['monthly_lines'][number];

/** The lines of a SIM's bills as they were when the customer logged in: the monthly ones, and the calls. */
function simRules(call: ServiceCall): LineRule[] {
  const { phone_number } = call.service.listed;
  const line = { group: 'モバイル', ...(phone_number && { phone: phone_number }) };
  const { plan, call_flat } = planBegun(call);
  const fibre = fibreInUse(call);
  const began_on = activatedOn(call);
  const monthly = [
    ...callFlatLine(call_flat).map(({ label, amount }) => ({ label, amount, from: undefined })),
    ...optionsBegun(call).map(({ name, monthly_fee, started_on }) => ({
      label: name,
      amount: monthly_fee ?? 0,
      from: started_on ? billMonth(started_on) : undefined,
    })),
    ...callServicesBegun(call).map(({ name, monthly_fee }) => ({
      label: name,
      amount: monthly_fee,
      from: undefined,
    })),
  ].filter(({ amount }) => amount !== 0);
  return [
    {
      ...line,
      kind: 'base',
      label: baseLabel(plan),
      detail: '{period}',
      charge: { by: 'month', amount: plan.monthly_fee },
      ...(began_on && { began_on }),
    },
    ...monthly.map(({ label, amount, from }) => ({
      ...line,
      kind: 'option' as const,
      label,
      charge: { by: 'month' as const, amount },
      ...(from && { from }),
    })),
    ...[...boughtLines(call), ...lateWifiLines(call)].map((rule) => ({ ...line, ...rule })),
    ...(fibre
      ? [
          {
            ...line,
            kind: 'discount' as const,
            label: fibreDiscountName,
            charge: { by: 'month' as const, amount: -fibreDiscount },
            from: billMonth(fibre.since),
            ...(fibre.until && { until: billMonth(fibre.until) }),
          },
        ]
      : []),
    ...withStops(call, call.service.bills.rules),
  ];
}

/**
 * What the bills of a SIM follow from, with all that was written since.
 * @param until day (`2026-11-21`) up to which changes have begun; all of them where absent
 */
export function simAccount(call: ServiceCall, until = endless): BillAccount {
  const { service } = call;
  const { bills } = service;
  const rules = simRules(call);
  const changes = lineChanges(call).filter(({ starts_on }) => starts_on <= until);
  const account = {
    ...bills,
    firstMonth: firstMonthOf(call),
    rules: [...withLineChanges(rules, changes), ...addedLines(call)],
    methods: billMethods(call),
  };
  return simBillEnd(call, account);
}

/** What all orders end and begin on the bills of a SIM, oldest first. */
const lineChanges = (call: ServiceCall): LineChange[] =>
  [...planOf(call).orders.lines, ...callState(call).lines, ...optionLines(call)].sort((a, b) =>
    a.accepted_at.localeCompare(b.accepted_at),
  );

/** The month of a SIM's first bill; null while a SIM that came without activation waits for it. */
function firstMonthOf(call: ServiceCall): BillAccount['firstMonth'] {
  const { service } = call;
  if (!comesIdle(service)) return service.bills.firstMonth;
  const day = activatedOn(call);
  return day ? billMonth(day) : null;
}

/** The monthly cost of a SIM on the day of the call, line by line: its next bill without use and one-time costs. */
export function monthlyLines(call: ServiceCall): MonthlyLine[] {
  const today = japanDay(call.now);
  return chargedLines(simAccount(call, today), billMonth(today))
    .filter(({ rule: { charge } }) => charge.by === 'month' || charge.by === 'instalment')
    .map(({ line: { kind, label, detail, amount }, rule }) => ({
      kind: kind as MonthlyLine['kind'],
      name: label,
      note: rule.charge.by === 'instalment' ? detail : null,
      amount,
    }));
}

/** Sum of what a SIM costs each month (yen). */
export const monthlySum = (call: ServiceCall): number =>
  monthlyLines(call).reduce((sum, { amount }) => sum + amount, 0);

type Forecast = NonNullable<Success<'getBilling'>['forecast']>;

/**
 * What a month's bill will charge by what is known: it follows the bill's own rules, as they will be
 * on the day on which it is fixed; null where it would have no line.
 * @param month the month whose bill is fixed next
 */
export function forecastOf(context: CustomerCall, service: Service, month: Month): Forecast | null {
  const fixed = fixingDate(month);
  const { mock } = context;
  const session = { ...context.session, past: withoutPorts(context.session.past, context.now) };
  const then = { mock, session, now: new Date(`${fixed}T00:00:00+09:00`) };
  const account = billAccountOf(then, service);
  if (!billMonths(account, fixed).includes(month)) return null;
  const usage = addMonths(month, -1);
  const yesterday = addDays(japanDay(context.now), -1);
  const isOver = yesterday >= lastDayOf(usage);
  const lines = chargedLines(account, month, isOver ? undefined : yesterday);
  const carried = carriedTotal(account, month);
  const total = Math.max(0, lines.reduce((sum, { line }) => sum + line.amount, 0) + carried);
  const kinds = new Set(chargedLines(account, month).map(({ line }) => line.kind));
  const undated = service.listed.service_type === 'fixed' ? undatedOptions(then) : [];
  if (lines.length === 0 && undated.length === 0) return null;
  return {
    month,
    usage_month: usage,
    fixing_date: fixed,
    ...(total === 0
      ? { debit_date: null, payment_due_on: null }
      : payDay(methodIn(account, month), month)),
    payment_method: methodIn(account, month),
    total,
    counted_until: isOver ? null : yesterday,
    groups: grouped(lines),
    changes: billMonths(account, fixed).includes(usage)
      ? differences(account, month).filter(
          ({ kind }) => kind !== 'usage' && kind !== 'carried_forward',
        )
      : [],
    not_known: isOver
      ? ['late_charges']
      : [
          ...(billAccountOf(context, service).firstMonth ? [] : ['start_day' as const]),
          ...(kinds.has('call') ? ['calls' as const] : []),
          ...(kinds.has('sms') ? ['sms' as const] : []),
          'orders',
          'late_charges',
        ],
    undated,
  };
}

/** Options that were applied for and have no first day yet. */
const undatedOptions = (context: CustomerCall): string[] =>
  contractedOptions(context)
    .filter(({ status, starts_on }) => status === 'ENTR' && starts_on === null)
    .map(({ code }) => optionName(code));

type Invoice = Success<'getBillingInvoice'>;
type File = Invoice['files'][number];

/** Who issues invoices and statements. */
export const issuer = '株式会社みなも通信(架空)';

const labels = { minamo: 'ご請求書', sonc: 'ご請求書(旧請求システム)' } as const;

/** The invoice of a month and its bill; undefined where there is no bill that can be read. */
export function invoiceOf(
  context: CustomerCall,
  service: Service,
  month: Month,
): { invoice: Invoice; bill: Bill } | undefined {
  const { customer } = context.session;
  const bill = billOf(billAccountOf(context, service), month, japanDay(context.now));
  if (!bill || bill.total === null || bill.bill_number === null) return undefined;
  const { customer: person } = customer.user;
  const tax = bill.tax?.amount ?? 0;
  return {
    bill,
    invoice: {
      month,
      invoice_number: bill.bill_number,
      issued_on: dayOf(month, 21),
      issuer,
      registration_number: 'T0000000000000',
      addressee: {
        name: fullName(customer),
        zip_code: person.zip_code,
        address: [person.prefecture + person.city + person.town, person.address_optional]
          .filter(Boolean)
          .join(' '),
      },
      total: bill.total,
      tax_rates: bill.total ? [{ rate: 10, taxable: bill.total - tax, tax }] : [],
      files: filesOf(month),
    },
  };
}

function filesOf(month: Month): File[] {
  const systems: File['sub_system_id'][] =
    month === switchMonth ? ['minamo', 'sonc'] : [subSystemOf(month)];
  return systems.map((id) => ({ sub_system_id: id, label: labels[id] }));
}

/** An invoice as a file to download. */
export function pdfAnswer(found: { invoice: Invoice; bill: Bill }, file: File): FileResponse {
  const suffix = file.sub_system_id === 'sonc' ? '-sonc' : '';
  return new FileResponse(
    'application/pdf',
    `minamo-${found.invoice.month}${suffix}.pdf`,
    invoicePdf(found.invoice, found.bill, file.label),
  );
}

export type Order = RequestBody<'postPricePlanExchange'>;

/** What a SIM costs a month with another plan (yen), and how much more than now. */
export function exchangeCost(
  call: ServiceCall,
  now: SimPlan['plan'],
  plan: MobilePlan,
  { call_flat, special_calling }: Pick<Order, 'call_flat' | 'special_calling'>,
): { monthly_amount: number; monthly_difference: number } {
  const costOf = (of: MobilePlan, ...flat: Parameters<typeof callFlatLine>) =>
    callFlatLine(...flat).reduce((sum, { amount }) => sum + amount, of.monthly_fee);
  const monthly_difference =
    costOf(plan, call_flat, special_calling) -
    costOf(now.current, now.call_flat, now.special_calling);
  return { monthly_amount: monthlySum(call) + monthly_difference, monthly_difference };
}
