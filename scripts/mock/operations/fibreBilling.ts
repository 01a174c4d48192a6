import { addDays, addMonths, japanDay } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import { switchMonth } from '../customers/billAccount.ts';
import { fibreOf } from '../customers/customer.ts';
import { billOf } from '../facts/bill.ts';
import { allBills, billAccountOf, invoiceOf, pdfAnswer } from '../facts/bills.ts';
import { chargedLines, type CountedCharge, timesOf, unitsOf } from '../facts/charges.ts';
import { type CustomerCall, type Handlers, Refusal } from '../handler.ts';
import type { Month } from '../moments.ts';

type Call = Success<'getVoice'>['calls'][number];

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
const callsOf = (charge: CountedCharge, month: Month, until: string): Call[] =>
  timesOf(charge, addMonths(month, -1), unitsOf(charge, month))
    .filter(({ at }) => at.slice(0, 10) <= until)
    .map(({ at, units }, index) => ({
      started_at: at,
      to: '030000****',
      kind: units > 1 ? 'long_distance' : 'local',
      duration_seconds: units * 180 - 13 - ((index * 13) % 60),
      unit_count: units,
    }));
