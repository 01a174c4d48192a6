import { expect, test } from 'vitest';
import { businessDay, isHoliday } from './holidays';
import { addDays } from './dayRange';

/** All holidays of a year, as the Cabinet Office lists them. */
const holidaysIn = (year: number) => {
  const days: string[] = [];
  for (let day = `${year}-01-01`; day.startsWith(String(year)); day = addDays(day, 1))
    if (isHoliday(day)) days.push(day.slice(5));
  return days;
};

test('the holidays of 2026, with the day between two in September and the substitute in May', () => {
  expect(holidaysIn(2026)).toEqual(
    '01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23'.split(
      ' ',
    ),
  );
});

test('the holidays of 2024, with their four substitutes', () => {
  expect(holidaysIn(2024)).toEqual(
    '01-01 01-08 02-11 02-12 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-15 08-11 08-12 09-16 09-22 09-23 10-14 11-03 11-04 11-23'.split(
      ' ',
    ),
  );
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
