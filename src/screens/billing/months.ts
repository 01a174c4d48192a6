import type * as Schema from '@/api/generated/schemas';
import type { Phrase } from '@/catalogue/billing';
import { addMonths, formatMonth } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import type { CsvBill } from './billCsv';

/** Whether a status is one of docs/product.md §5.4; a bill with any other is shown as 読み込めません. */
export function isReadable(status: string): boolean {
  return /^[0-6]$/.test(status);
}

/** Whether a bill waits for the customer: partly or not paid, or taken over by a law firm. */
export function isOpen(status: string): boolean {
  return ['2', '4', '5'].includes(status);
}

/** Whether a law firm collects the bill; the customer then pays the firm. */
export const isCollected = (status: string): boolean => status === '4';

/**
 * Yen by which each bill differs from the one of the month before, by month; none where either isn't known.
 */
export function differences(months: readonly Schema.BillMonth[]): Map<string, number> {
  const totals = new Map(months.map(({ month, total }) => [month, total]));
  return new Map(
    months.flatMap(({ month, total }) => {
      const before = totals.get(addMonths(month, -1));
      return total === null || before === null || before === undefined
        ? []
        : [[month, total - before]];
    }),
  );
}

export interface BillYear {
  year: string;
  /** Newest first. */
  months: Schema.BillMonth[];
}

/** Bills by calendar year, newest first. */
export function byYear(months: readonly Schema.BillMonth[]): BillYear[] {
  const years = new Map<string, Schema.BillMonth[]>();
  for (const bill of months) {
    const year = bill.month.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), bill]);
  }
  return [...years].map(([year, inYear]) => ({ year, months: inYear }));
}

/** The bills of a calendar year (`2026`) whose amount is fixed and can be read. */
export const ofYear = (months: readonly Schema.BillMonth[], year: string): Schema.BillMonth[] =>
  months.filter(
    ({ month, status, total }) =>
      month.slice(0, 4) === year && status !== '0' && isReadable(status) && total !== null,
  );

/** Whether a calendar year has a bill whose state isn't known. */
export const hasUnreadable = (months: readonly Schema.BillMonth[], year: string): boolean =>
  months.some(({ month, status }) => month.slice(0, 4) === year && !isReadable(status));

/**
 * Sums up the bills in one sentence: their average, or the only amount, and which bills can't be read.
 * @param bills those of the chart, newest first
 * @returns an empty list where there is no bill
 */
export function averageSentence(bills: readonly Schema.BillMonth[]): Phrase[] {
  const totals = bills.flatMap(({ month, status, total }) =>
    total === null || !isReadable(status) ? [] : [{ month, total }],
  );
  const missing = bills.filter(({ status }) => !isReadable(status));
  const named = namesOf(missing);
  // A stopped bill has no amount either; one that isn't fixed yet is expected to have none.
  const left = namesOf(
    bills.filter(({ status, total }) => (total === null || !isReadable(status)) && status !== '0'),
  );
  const unread: Phrase[] =
    missing.length === 0
      ? []
      : [{ hold: `${named}のご請求だけ、` }, { hold: 'いま読み込めません。' }];
  if (totals.length === 0) return missing.length === 0 ? [] : ['ご請求を、いま読み込めません。'];
  const [first] = totals;
  if (first && totals.length === 1)
    return [
      `${formatMonth(first.month)}のご請求は、`,
      { strong: formatYen(first.total) },
      'です。',
      ...unread,
    ];
  const mean = Math.round(totals.reduce((sum, { total }) => sum + total, 0) / totals.length);
  const span = left === '' ? `この${totals.length}か月` : `${left}を除く${totals.length}か月`;
  return [`${span}の平均は、`, { strong: formatYen(mean) }, 'です。', ...unread];
}

/** Months in the order of time: 3月と6月. */
const namesOf = (bills: readonly Schema.BillMonth[]): string =>
  bills
    .map(({ month }) => formatMonth(month))
    .reverse()
    .join('と');

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
