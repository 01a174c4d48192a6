import { holidays } from '@holiday-jp/holiday_jp';
import { expect, test } from 'vitest';
import { addDays } from './date';
import { businessDay, isHoliday } from './holidays';

test('every day from 2022 to 2050 is a holiday exactly where the list of holiday_jp has one', () => {
  const listed = Object.keys(holidays).filter((day) => day >= '2022');
  const ours: string[] = [];
  for (let day = '2022-01-01'; day < '2051-01-01'; day = addDays(day, 1))
    if (isHoliday(day)) ours.push(day);
  expect(ours).toEqual(listed);
  // A day between two holidays, the substitute for a Sunday, and the last day of the list.
  expect(ours).toEqual(expect.arrayContaining(['2026-09-22', '2026-05-06', '2050-11-23']));
});

test('a bank is open on the next day that is neither weekend nor holiday', () => {
  expect(businessDay('2026-11-27')).toBe('2026-11-27');
  expect(businessDay('2026-12-27')).toBe('2026-12-28');
  expect(businessDay('2026-06-27')).toBe('2026-06-29');
  // Saturday, Sunday, a holiday on the Monday.
  expect(businessDay('2024-04-27')).toBe('2024-04-30');
  expect(businessDay('2026-12-31')).toBe('2027-01-04');
  // A Thursday and a Friday.
  expect(businessDay('2025-01-02')).toBe('2025-01-06');
  expect(businessDay('2025-01-03')).toBe('2025-01-06');
});
