import { formatFullMonth } from '@/lib/date';
import type { BillDetail } from './queries';

/** With this mark Excel reads the file as UTF-8; without it Excel takes it for Shift_JIS. */
const byteOrderMark = '\uFEFF';

type CsvLine = Pick<BillDetail['groups'][number]['lines'][number], 'label' | 'detail' | 'amount'>;

/** The parts of a bill that its CSV contains. */
export interface CsvBill {
  /** YYYYMM */
  month: string;
  total: number | null;
  groups: readonly {
    label: string;
    lines: readonly (CsvLine & { quantity: string | null })[];
  }[];
  /** Amounts carried forward from earlier months. */
  carried_forward: readonly { label: string; reason: string; amount: number }[];
}

/**
 * The lines of a bill as CSV (RFC 4180, UTF-8 with a byte order mark): month, group, item, detail,
 * quantity, yen. Amounts carried forward follow, so that all amounts add up to the total in the last row.
 */
export function billCsv(bill: CsvBill): string {
  const rows: (string | number | null)[][] = [
    ['請求月', '区分', '内容', '詳細', '数量', '金額(円)'],
    ...bill.groups.flatMap((group) =>
      group.lines.map(({ label, detail, quantity, amount }) => [
        formatFullMonth(bill.month),
        group.label,
        label,
        detail,
        quantity,
        amount,
      ]),
    ),
    ...bill.carried_forward.map(({ label, reason, amount }) => [
      formatFullMonth(bill.month),
      '前の月からの繰り越し',
      label,
      reason,
      null,
      amount,
    ]),
    [formatFullMonth(bill.month), '', 'ご請求額の合計', '', '', bill.total],
  ];
  return byteOrderMark + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/**
 * Quotes a cell where needed. A text that a spreadsheet would take for a formula gets an apostrophe in
 * front.
 */
function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value ?? '') ? `'${value ?? ''}` : (value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
