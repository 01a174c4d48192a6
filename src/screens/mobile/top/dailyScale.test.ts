import { expect, test } from 'vitest';
import { dailyTop, numberedDays, usedByDay } from './dailyScale';

test.each([
  [[410, 20], 500],
  [[500], 500],
  [[1010], 2000],
  [[], 100],
  [[3], 100],
])('the top of %j is %d MB', (values, top) => expect(dailyTop(values)).toBe(top));

test('numbers keep clear of today and of the last day', () => {
  expect(numberedDays(30, 21)).toEqual([1, 5, 10, 15, 25, 30]);
  expect(numberedDays(31)).toEqual([1, 5, 10, 15, 20, 25, 31]);
  expect(numberedDays(31, 1)).toEqual([5, 10, 15, 20, 25, 31]);
});

test('days before the contract, and days without an entry, count as nothing', () => {
  expect(
    usedByDay([
      { date: '2026-11-03', used_mb: 150 },
      { date: '2026-11-05', used_mb: 80 },
    ]),
  ).toEqual([0, 0, 150, 0, 80]);
  expect(usedByDay([])).toEqual([]);
});
