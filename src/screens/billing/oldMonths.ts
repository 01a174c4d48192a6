import type { CsvBill } from './billCsv';
import type { BillMonth, OldBill, OldInvoice } from './queries';

/** A bill of the old billing system as the list of bills has them. */
export const oldMonth = (bill: OldBill): BillMonth => ({
  ...bill,
  fixing_date: null,
  sub_system_id: bill.has_invoice ? 'sonc' : null,
});

/** An invoice of the old billing system, which knows no groups, as its CSV has it. */
export const oldCsv = ({ month, total, lines }: OldInvoice): CsvBill => ({
  month,
  total,
  groups: [{ label: '', lines: lines.map((line) => ({ ...line, quantity: null })) }],
  carried_forward: [],
});
