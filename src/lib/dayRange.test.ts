import { expect, test } from 'vitest';
import { addDays, dayRange } from './dayRange';

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
