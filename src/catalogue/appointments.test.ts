import { expect, test } from 'vitest';
import { isLateEnough } from '@/catalogue/appointments';

test.each([
  ['2026-11-21T23:59:59+09:00', '1', '2026-11-23', false],
  ['2026-11-21T23:59:59+09:00', '1', '2026-11-24', true],
  ['2026-11-21T23:59:59+09:00', '2', '2026-11-24', false],
  ['2026-11-21T23:59:59+09:00', '2', '2026-11-25', true],
  ['2026-11-22T00:00:00+09:00', '1', '2026-11-24', false],
  ['2026-11-22T00:00:00+09:00', '2', '2026-11-25', false],
  // The same moment for a customer in Honolulu and in Auckland.
  ['2026-11-21T04:59:59-10:00', '1', '2026-11-24', true],
  ['2026-11-22T03:59:59+13:00', '1', '2026-11-24', true],
  ['2026-12-29T12:00:00+09:00', '1', '2027-01-01', true],
] as const)('at %s, type %s, %s: %s', (now, type, day, possible) =>
  expect(isLateEnough(day, type, new Date(now))).toBe(possible),
);
