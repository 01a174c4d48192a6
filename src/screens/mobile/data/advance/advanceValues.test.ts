import fc from 'fast-check';
import { expect, test } from 'vitest';
import { advanced, amounts } from './advanceValues';

const mb = fc.integer({ min: 0, max: 99_500 });

test('every amount is a whole number of units within the limit, and the next one isn’t', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), mb, (unit_mb, limit_mb) => {
      const all = amounts({ unit_mb, limit_mb });
      expect(all.every((one) => one % unit_mb === 0 && one > 0 && one <= limit_mb)).toBe(true);
      expect((all.at(-1) ?? 0) + unit_mb).toBeGreaterThan(limit_mb);
    }),
  );
  expect(amounts({ unit_mb: 0, limit_mb: 3000 })).toEqual([]);
});

test('what is gained now is what next month loses', () => {
  const entry = {
    unit_mb: 500,
    limit_mb: 1000,
    advanced_mb: 2000,
    next_month_mb: 10_000,
    data_left_mb: 12_600,
    accept_until: '2026-11-29T23:59:59+09:00',
    fee: 0,
  };
  expect(advanced(entry, 1000)).toEqual({
    left: { before: 12_600, after: 13_600 },
    next: { before: 8000, after: 7000 },
  });
});
