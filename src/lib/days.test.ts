import { expect, test } from 'vitest';
import { addDays, dayRange, lastDayOfMonth, nextMonthStart } from './days';

test('days go on over months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

test('a range has both its ends', () => {
  expect(dayRange('2026-11-29', '2026-12-02')).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ]);
  expect(dayRange('2026-12-02', '2026-12-01')).toEqual([]);
});

test('what has no end has none a day later either, and no range goes on for ever', () => {
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  expect(dayRange('2026-11-21', '9999-12-31').at(-1)).toBe('2028-11-20');
  expect(dayRange('9999-12-31', '9999-12-31').length).toBeLessThan(1000);
});

test.each([
  ['2026-11-21T10:40:00+09:00', '2026-12-01', '2026-11-30'],
  ['2026-12-31T23:59:59+09:00', '2027-01-01', '2026-12-31'],
  ['2027-01-01T00:00:00+09:00', '2027-02-01', '2027-01-31'],
  ['2027-01-31T12:00:00+09:00', '2027-02-01', '2027-01-31'],
  ['2028-02-15T00:00:00+09:00', '2028-03-01', '2028-02-29'],
])('%s: the next month begins on %s, this one ends on %s', (at, next, last) => {
  expect(nextMonthStart(new Date(at))).toBe(next);
  expect(lastDayOfMonth(new Date(at))).toBe(last);
});
