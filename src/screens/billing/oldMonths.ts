import type * as Schema from '@/api/generated/schemas';
import type { CsvBill } from './billCsv';

/** Converts a bill of the old billing system to the form of the list of bills. */
export const oldMonth = (bill: Schema.OldBill): Schema.BillMonth => ({
  ...bill,
  fixing_date: null,
  sub_system_id: bill.has_invoice ? 'sonc' : null,
});

/** Converts an invoice of the old billing system, which has no groups, to the form of the CSV. */
export const oldCsv = ({ month, total, lines }: Schema.OldInvoice): CsvBill => ({
  month,
  total,
  groups: [{ label: '', lines: lines.map((line) => ({ ...line, quantity: null })) }],
  carried_forward: [],
});
