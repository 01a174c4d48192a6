import { expect, test } from 'vitest';
import { billBars } from './billBars';

const bills = [
  { month: '202609', amount: 5000 },
  { month: '202610' },
  { month: '202611', amount: 10_000 },
  { month: '202612', amount: -300 },
];

test('bars start at the axis and the tallest bill takes the whole height', () => {
  const { bars } = billBars(bills, 400, 200);
  expect(bars.map((bar) => bar.height)).toEqual([100, 120, 200, 0]);
  expect(bars.map((bar) => bar.missing)).toEqual([false, true, false, false]);
  expect(bars.map((bar) => bar.x)).toEqual([0, 100, 200, 300]);
});

test('amounts stand on every bar only where a column holds them', () => {
  const year = Array.from({ length: 12 }, (_, i) => ({ month: `2026${i}`, amount: 1 }));
  expect(billBars(year, 880, 200).allAmounts).toBe(true);
  expect(billBars(year, 335, 200).allAmounts).toBe(false);
});

test('a year without any bill draws no infinite bar', () => {
  const { bars } = billBars([{ month: '202611', amount: 0 }], 100, 200);
  expect(bars[0]?.height).toBe(0);
});
