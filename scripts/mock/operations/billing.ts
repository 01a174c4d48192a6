import { addDays, addMonths, billMonth, japanDay } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import { type BillAccount, type LineRule, switchMonth } from '../customers/billAccount.ts';
import { fibreOf, fullName } from '../customers/customer.ts';
import { type BillHead, billOf, differences, fixingDate, upcomingMonth } from '../facts/bill.ts';
import {
  allBills,
  billAccountOf,
  type Billing,
  forecastOf,
  headsOf,
  invoiceOf,
  issuer,
  pdfAnswer,
  simAccount,
  unpaidIn,
} from '../facts/bills.ts';
import { chargedLines, type CountedCharge, recordsOf, unitsOf } from '../facts/charges.ts';
import { exampleOf, fibreExample } from '../facts/examples.ts';
import { instalmentsAfter } from '../facts/fibreCharges.ts';
import { quitStateOf } from '../facts/fibreQuit.ts';
import { firstBillOf } from '../facts/firstBill.ts';
import {
  type CustomerCall,
  FileResponse,
  type Handlers,
  Refusal,
  type SignedCall,
} from '../handler.ts';
import type { Month } from '../moments.ts';
import { statementPdf } from '../pdf/statementPdf.ts';

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
    const [newest] = bills;
    const last = newest && newest.month < upcoming ? null : upcoming;
    const next = newest ? last : firstBillAfter(call, upcoming);
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

  getCarriedForwardBilling: (call) => {
    const { service, params, now } = call;
    const bill = billOf(billAccountOf(call, service), params.target_month, japanDay(now));
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
  const first = firstBillOf(call);
  return first !== null && first < upcoming ? upcoming : first;
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

type ChargedUse = Success<'getBillingCallDetail'>['uses'][number];

/** Calls and SMS of a SIM, one by one: those that the bill of the month charges. */
export const callDetail: Handlers = {
  getBillingCallDetail: (call) => {
    const { service, query, now } = call;
    const month = query.target_month;
    const today = japanDay(now);
    if (!month || service.listed.service_type !== 'mobile') return new Refusal('not_found');
    const account = simAccount(call);
    if (!billOf(account, month, today)) return new Refusal('not_found');
    const uses = account.rules
      .filter(({ from, until }) => (!from || month >= from) && (!until || month <= until))
      .flatMap((rule) => chargedUses(rule, month))
      .filter(({ started_at }) => started_at.slice(0, 10) <= addDays(today, -1))
      .sort((a, b) => a.started_at.localeCompare(b.started_at));
    return {
      month,
      usage_month: addMonths(month, -1),
      total: uses.reduce((sum, { amount }) => sum + amount, 0),
      uses,
    };
  },
};

function chargedUses({ kind, charge }: LineRule, month: Month): ChargedUse[] {
  if (charge.by !== 'count' || (kind !== 'call' && kind !== 'sms')) return [];
  return recordsOf(charge, addMonths(month, -1), unitsOf(charge, month)).map(
    ({ at, units }, index) => ({
      started_at: at,
      to: '090000****',
      kind,
      // Within the last half minute that is charged.
      duration_seconds: kind === 'call' ? units * 30 - ((index * 13) % 29) : null,
      amount: units * charge.price,
    }),
  );
}

/** The newest month whose bill is fixed. */
const billedBy = (now: Date): Month => addMonths(upcomingMonth(japanDay(now)), -1);

/** The instalments that are still to come; the last bill of a line that is left has the rest of all of them. */
function instalmentsOf(call: CustomerCall): Success<'getInstallment'>['installments'] {
  const billed = billedBy(call.now);
  const left = instalmentsAfter(call, billed);
  const { quitting } = quitStateOf(call);
  if (!quitting) return left;
  const settled_month = billMonth(quitting.quit_on);
  if (settled_month <= billed) return [];
  return left.map((one) => (one.last_month > settled_month ? { ...one, settled_month } : one));
}

/** What is paid by instalments, as the bills charge it. */
export const instalments: Handlers = {
  getInstallment: (call) => ({ installments: instalmentsOf(call) }),

  getInstallmentConstructionCost: (call) => ({
    installment: instalmentsOf(call).find(({ kind }) => kind === 'construction') ?? null,
    discount_total: 0,
  }),
};

type Refunds = Success<'getBillingRlsRefundList'>['refunds'];

/** The refunds of a customer: what is planned is paid on its day. */
const refundsOf = (call: CustomerCall): Refunds =>
  fibreExample(call, 'getBillingRlsRefundList').refunds.map((refund) =>
    refund.status === 'planned' && refund.date !== null && refund.date <= japanDay(call.now)
      ? { ...refund, status: 'paid' }
      : refund,
  );

/** What is still to be paid back, of the list of refunds. */
function openRefunds(refunds: Refunds): Success<'getRefund'> {
  const open = refunds.filter(({ status }) => status !== 'paid');
  return {
    count: open.length,
    total: open.reduce((sum, { amount }) => sum + amount, 0),
    next_date: open.flatMap(({ date }) => date ?? []).sort()[0] ?? null,
    needs_account: open.some(({ method }) => method === 'undecided'),
  };
}

/** Refunds: the list, and what of it is open. */
export const refunds: Handlers = {
  getRefund: (call) => openRefunds(refundsOf(call)),

  getBillingRlsRefundList: (call) => ({ refunds: refundsOf(call) }),
};

/** Invoices of a service; 202310, the month of the switch, has one of each system (docs/product.md §5.5). */
export const invoice: Handlers = {
  getBillingInvoice: (call) =>
    invoiceOf(call, call.service, call.params.target_month)?.invoice ?? new Refusal('not_found'),

  getInvoicePdf: (call) => {
    const { service, params } = call;
    const found = invoiceOf(call, service, params.target_month);
    const file = found?.invoice.files.find((f) => f.sub_system_id === params.sub_system_id);
    return found && file ? pdfAnswer(found, file) : new Refusal('not_found');
  },
};

/** Files of the refund statements, made of the same data as their list. */
export const reimbursement: Handlers = {
  getRefundInvoiceDownload: (call) => {
    const { customer, service, query } = call;
    if (service.examples.getRefundBilling === 'not_found') return new Refusal('not_found');
    const { statements } = exampleOf(call, 'getRefundBilling');
    const statement = statements.find((one) => one.statement_id === query.statement_id);
    if (!statement) return new Refusal('not_found');
    return new FileResponse(
      'application/pdf',
      `minamo-refund-${statement.statement_id}.pdf`,
      statementPdf(statement, {
        name: fullName(customer),
        phone: service.listed.phone_number ?? '',
        issuer,
      }),
    );
  },
};

type HomeCall = Success<'getVoice'>['calls'][number];

/** Bills of the old billing system, before the switch, and the home phone's calls. */
export const fibreBilling: Handlers = {
  getFixedBilling: (call) => {
    const service = fibreOf(call.customer);
    const old = service ? allBills(call, service).filter(({ month }) => month < switchMonth) : [];
    return {
      bills: old.map(({ month, usage_month, status, total, has_invoice }) => ({
        month,
        usage_month,
        status,
        total,
        has_invoice,
      })),
    };
  },

  getFixedBillingInvoice: (call) => {
    const found = oldInvoice(call, call.query.target_month);
    if (!found) return new Refusal('not_found');
    const { bill, invoice } = found;
    return {
      month: bill.month,
      usage_month: bill.usage_month,
      invoice_number: invoice.invoice_number,
      issued_on: invoice.issued_on,
      total: invoice.total,
      tax: bill.tax?.amount ?? 0,
      lines: bill.groups
        .flatMap(({ lines }) => lines)
        .map(({ label, detail, amount }) => ({ label, detail, amount })),
    };
  },

  getDownloadInvoice: (call) => oldPdf(call, call.query.target_month),

  getFixedInvoicePdf: (call) => oldPdf(call, call.query.target_month),

  getVoice: (call) => {
    const { customer, query, now } = call;
    const service = fibreOf(customer);
    const month = query.target_month;
    if (!service || !month) return new Refusal('not_found');
    const account = billAccountOf(call, service);
    if (!billOf(account, month, japanDay(now))) return new Refusal('not_found');
    const until = addDays(japanDay(now), -1);
    const charged = chargedLines(account, month, until).find(({ line }) => line.kind === 'call');
    const rule = charged?.rule ?? account.rules.find(({ kind }) => kind === 'call');
    if (!rule?.phone || rule.charge.by !== 'count') return new Refusal('not_found');
    return {
      month,
      usage_month: addMonths(month, -1),
      phone_number: rule.phone,
      unit_count: charged?.count ?? 0,
      unit_price: rule.charge.price,
      total: charged?.line.amount ?? 0,
      calls: callsOf(rule.charge, month, until),
    };
  },
};

function oldInvoice(context: CustomerCall, month: Month | undefined) {
  const service = fibreOf(context.session.customer);
  // The month of the switch has an invoice of each system.
  if (!service || !month || month > switchMonth) return undefined;
  return invoiceOf(context, service, month);
}

function oldPdf(context: CustomerCall, month: Month | undefined) {
  const found = oldInvoice(context, month);
  const file = found?.invoice.files.find(({ sub_system_id }) => sub_system_id === 'sonc');
  return found && file ? pdfAnswer(found, file) : new Refusal('not_found');
}

/** The home phone's calls of a month's bill up to a day; their units are those that it charges. */
const callsOf = (charge: CountedCharge, month: Month, until: string): HomeCall[] =>
  recordsOf(charge, addMonths(month, -1), unitsOf(charge, month))
    .filter(({ at }) => at.slice(0, 10) <= until)
    .map(({ at, units }, index) => ({
      started_at: at,
      to: '030000****',
      kind: units > 1 ? 'long_distance' : 'local',
      duration_seconds: units * 180 - 13 - ((index * 13) % 60),
      unit_count: units,
    }));
