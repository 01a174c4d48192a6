import { expect, test } from 'vitest';
import { isOpen, slotDays } from './slotDays';

const day = (date: string, is_available = true) => ({
  date,
  is_holiday: false,
  slots: [{ starts_at: `${date}T10:00:00+09:00`, is_available }],
});
const days = [day('2026-11-30'), day('2026-12-01'), day('2026-12-02')];
const upTo = (reserve_number_expires_on: string) =>
  slotDays({ days, reserve_number_expires_on }).map(({ date }) => date);

test('the last day of the reservation number can be chosen, no day after it', () => {
  expect(upTo('2026-12-01')).toEqual(['2026-11-30', '2026-12-01']);
  expect(upTo('2026-12-04')).toHaveLength(3);
  expect(upTo('2026-11-29')).toEqual([]);
});

test('a day whose times are all taken is not open, nor is one without times', () => {
  expect(isOpen(day('2026-12-01'))).toBe(true);
  expect(isOpen(day('2026-12-01', false))).toBe(false);
  expect(isOpen({ ...day('2026-12-01'), slots: [] })).toBe(false);
});
