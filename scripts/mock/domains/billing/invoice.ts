import { japanDay } from '@/lib/date.ts';
import { fullName, type Service } from '../../customers/customer.ts';
import { invoicePdf } from '../../pdf/invoicePdf.ts';
import { FileResponse, type Handlers, Refusal } from '../domain.ts';
import type { Success } from '../operations.ts';
import type { CustomerContext } from '../option/option.ts';
import { type Bill, billOf, subSystemOf, switchMonth } from './bill.ts';
import { billAccountOf } from './billAccount.ts';
import { dayOf, type Month } from './months.ts';

type Invoice = Success<'getBillingInvoice'>;
type File = Invoice['files'][number];

/** Who issues invoices and statements. */
export const issuer = '株式会社みなも通信(架空)';

const labels = { minamo: 'ご請求書', sonc: 'ご請求書(旧請求システム)' } as const;

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

/** The invoice of a month and its bill; undefined where there is no bill that can be read. */
export function invoiceOf(
  context: CustomerContext,
  service: Service,
  month: Month,
): { invoice: Invoice; bill: Bill } | undefined {
  const { customer } = context;
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
