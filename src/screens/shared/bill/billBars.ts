import { chartMonths } from '@/catalogue/billing';
import { formatNumber } from '@/lib/yen';

/** One month of the chart; `amount` in yen, undefined where the month can't be read. */
export interface Bill {
  /** YYYYMM */
  month: string;
  amount?: number;
}

export interface BillBar {
  month: string;
  /** Left edge of its column. */
  x: number;
  /** Of its bar, from the axis up. */
  height: number;
  missing: boolean;
  /** The highest bar under its amount, which can be wider than its column. */
  clear: number;
}

/** Half the width of the chosen month's amount. */
export const halfAmount = 36;

/** How many columns the chart has: a few bills don't stretch over all of it. */
export const chartColumns = (bills: number): number => Math.max(chartMonths, bills);

/** Bills that differ by less than this part of the largest look equally high. */
const littleDifference = 0.1;

/**
 * The height of the bars in px: a third where the months differ by little, so that what is alike takes no room.
 * @param isSmall on a narrow page
 */
export function chartHeight(bills: readonly Bill[], isSmall: boolean): number {
  const amounts = bills.flatMap(({ amount }) => amount ?? []);
  const most = Math.max(...amounts);
  const isFlat = amounts.length > 0 && most - Math.min(...amounts) <= most * littleDifference;
  if (isSmall) return isFlat ? 48 : 118;
  return isFlat ? 72 : 220;
}

/**
 * Columns of the twelve-month chart in px. The tallest bill takes the whole height; a credit has no
 * bar; a missing month gets a box of 60 % so that it is seen to be missing.
 */
export function billBars(bills: readonly Bill[], width: number, height: number) {
  const column = width / chartColumns(bills.length);
  const most = Math.max(1, ...bills.map((bill) => bill.amount ?? 0));
  const heights = bills.map(({ amount }) =>
    amount === undefined ? height * 0.6 : (Math.max(0, amount) / most) * height,
  );
  // 40px hold 「10,430」 at 13px; in less only the chosen month shows its amount.
  const allAmounts = column >= Math.max(40, formatNumber(most).length * 6.6);
  const bars: BillBar[] = bills.map(({ month, amount }, index) => {
    const x = index * column;
    const from = Math.min(x + column / 2, width - halfAmount) - halfAmount;
    const under = heights.filter(
      (_, other) => (other + 1) * column > from && other * column < from + 2 * halfAmount,
    );
    const own = heights[index] ?? 0;
    return {
      month,
      x,
      height: own,
      missing: amount === undefined,
      clear: allAmounts ? own : Math.max(own, ...under),
    };
  });
  return { column, barWidth: Math.round(column * 0.63), bars, allAmounts };
}
