import { expect, test } from 'vitest';
import { dailyTop, numberedDays } from './dailyScale';

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
