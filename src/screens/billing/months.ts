import type * as Schema from '@/api/generated/schemas';
import { addMonths } from '@/lib/date';

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
