import type * as Schema from '@/api/generated/schemas';
import { formatFullMonth } from '@/lib/date';

/** With this mark Excel reads the file as UTF-8; without it Excel takes it for Shift_JIS. */
const byteOrderMark = '\uFEFF';

type CsvLine = Pick<
  Schema.BillDetail['groups'][number]['lines'][number],
  'label' | 'detail' | 'amount'
>;

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
 * The lines of bills as CSV (RFC 4180, UTF-8 with a byte order mark): month, group, item, detail, quantity,
 * yen. Amounts carried forward follow those of their bill, so that all add up to the total in its last row.
 */
export function billCsv(bills: readonly CsvBill[]): string {
  const rows: (string | number | null)[][] = [
    ['請求月', '区分', '内容', '詳細', '数量', '金額(円)'],
    ...bills.flatMap(rowsOf),
  ];
  return byteOrderMark + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function rowsOf({ month, total, groups, carried_forward }: CsvBill): (string | number | null)[][] {
  const named = formatFullMonth(month);
  return [
    ...groups.flatMap((group) =>
      group.lines.map(({ label, detail, quantity, amount }) => [
        named,
        group.label,
        label,
        detail,
        quantity,
        amount,
      ]),
    ),
    ...carried_forward.map(({ label, reason, amount }) => [
      named,
      '前の月からの繰り越し',
      label,
      reason,
      null,
      amount,
    ]),
    [named, '', 'ご請求額の合計', '', '', total],
  ];
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
