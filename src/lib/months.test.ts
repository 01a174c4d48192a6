import { expect, test } from 'vitest';
import { formatDayWithoutWeekday } from './dateText';
import { formatMonths } from './months';
import { formatPostalCode } from './postalCode';

test.each([
  [0, '1か月未満'],
  [7, '7か月'],
  [12, '1年'],
  [38, '3年2か月'],
  [299, '24年11か月'],
])('%i months are %s', (count, text) => expect(formatMonths(count)).toBe(text));

test('a birthday has no weekday', () => {
  expect(formatDayWithoutWeekday('1978-04-03')).toBe('1978年4月3日');
  expect(formatDayWithoutWeekday('9999-12-31')).toBe('-');
});

test('a postal code is 3 digits, a hyphen, the rest from 7 characters on', () => {
  expect(formatPostalCode('1000000')).toBe('100-0000');
  expect(formatPostalCode('10000')).toBe('10000');
});
