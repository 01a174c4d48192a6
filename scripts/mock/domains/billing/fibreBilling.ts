import { addMonths, japanDay } from '@/lib/date.ts';
import { fibreOf } from '../../customers/fibreOf.ts';
import { type Handlers, Refusal } from '../domain.ts';
import type { Success } from '../operations.ts';
import type { CustomerContext } from '../option/contractedOption.ts';
import { billOf, switchMonth } from './bill.ts';
import { billAccountOf } from './billAccount.ts';
import { allBills } from './billing.ts';
import { invoiceOf, pdfAnswer } from './invoice.ts';
import { chargedLines } from './lines.ts';
import { dayOf, type Month } from './months.ts';

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
    const charged = chargedLines(account, month).find(({ line }) => line.kind === 'call');
    const rule = charged?.rule ?? account.rules.find(({ kind }) => kind === 'call');
    if (!rule?.phone || rule.charge.by !== 'count') return new Refusal('not_found');
    return {
      month,
      usage_month: addMonths(month, -1),
      phone_number: rule.phone,
      unit_count: charged?.count ?? 0,
      unit_price: rule.charge.price,
      total: charged?.line.amount ?? 0,
      calls: callsOf(addMonths(month, -1), charged?.count ?? 0),
    };
  },
};

function oldInvoice(context: CustomerContext, month: Month | undefined) {
  const service = fibreOf(context.customer);
  // The month of the switch has an invoice of each system.
  if (!service || !month || month > switchMonth) return undefined;
  return invoiceOf(context, service, month);
}

function oldPdf(context: CustomerContext, month: Month | undefined) {
  const found = oldInvoice(context, month);
  const file = found?.invoice.files.find(({ sub_system_id }) => sub_system_id === 'sonc');
  return found && file ? pdfAnswer(found, file) : new Refusal('not_found');
}

/** Calls whose units add up to what the bill charges: short ones, every third a long one. */
function callsOf(usage: Month, units: number): Call[] {
  const calls: Call[] = [];
  for (let left = units; left > 0;) {
    const index = calls.length;
    const unitCount = Math.min(left, index % 3 === 1 ? 2 + (index % 2) : 1);
    const day = dayOf(usage, 1 + ((index * 2) % 28));
    const hour = String(8 + ((index * 5) % 13)).padStart(2, '0');
    const minute = String((index * 7) % 60).padStart(2, '0');
    calls.push({
      started_at: `${day}T${hour}:${minute}:00+09:00`,
      to: '030000****',
      kind: unitCount > 1 ? 'long_distance' : 'local',
      duration_seconds: unitCount * 180 - 13 - ((index * 13) % 60),
      unit_count: unitCount,
    });
    left -= unitCount;
  }
  return calls.sort((a, b) => a.started_at.localeCompare(b.started_at));
}
