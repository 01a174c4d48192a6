import { expect, test } from 'vitest';
import { billBars, chartHeight } from './billBars';

const bills = [
  { month: '202609', amount: 5000 },
  { month: '202610' },
  { month: '202611', amount: 10_000 },
  { month: '202612', amount: -300 },
];

test('bars start at the axis and the tallest bill takes the whole height', () => {
  const { bars } = billBars(bills, 1200, 200);
  expect(bars.map((bar) => bar.height)).toEqual([100, 120, 200, 0]);
  expect(bars.map((bar) => bar.missing)).toEqual([false, true, false, false]);
  expect(bars.map((bar) => bar.x)).toEqual([0, 100, 200, 300]);
});

test('amounts are on every bar only where a column holds them', () => {
  const year = Array.from({ length: 12 }, (_, i) => ({ month: `2026${i}`, amount: 1 }));
  expect(billBars(year, 880, 200).allAmounts).toBe(true);
  expect(billBars(year, 335, 200).allAmounts).toBe(false);
  const dear = year.map((bill) => ({ ...bill, amount: 1_285_423 }));
  expect(billBars(dear, 513, 200).allAmounts).toBe(false);
  expect(billBars(dear, 880, 200).allAmounts).toBe(true);
});

test('an amount wider than its column does not touch the bars beside it', () => {
  const year = [...Array.from({ length: 11 }, () => 8000), 4000].map((amount, i) => ({
    month: `2026${i}`,
    amount,
  }));
  expect(billBars(year, 335, 100).bars.at(-1)).toMatchObject({ height: 50, clear: 100 });
  expect(billBars(year, 880, 100).bars.at(-1)).toMatchObject({ height: 50, clear: 50 });
});

test('a year without any bill draws no infinite bar', () => {
  const { bars } = billBars([{ month: '202611', amount: 0 }], 100, 200);
  expect(bars[0]?.height).toBe(0);
});

test('a few bills are in columns of a twelfth, more share the width', () => {
  const of = (count: number) => Array.from({ length: count }, (_, i) => ({ month: `2026${i}` }));
  expect(billBars(of(3), 960, 200).column).toBe(80);
  expect(billBars(of(12), 960, 200).column).toBe(80);
  expect(billBars(of(16), 960, 200).column).toBe(60);
});

test('Months that differ by little are drawn low, others at full height', () => {
  const of = (...amounts: (number | undefined)[]) =>
    amounts.map((amount, i) => ({ month: `2026${i}`, ...(amount !== undefined && { amount }) }));
  expect(chartHeight(of(5000, 5200, 5490), false)).toBe(72);
  expect(chartHeight(of(5000, undefined, 5490), true)).toBe(48);
  expect(chartHeight(of(5000, 5600), false)).toBe(220);
  expect(chartHeight(of(-300, 5600), true)).toBe(118);
  expect(chartHeight(of(undefined), false)).toBe(220);
});
