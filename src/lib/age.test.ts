import { expect, test } from 'vitest';
import { ageOn, comesOfAge } from './age';

test.each([
  ['2008-11-21', '2026-11-20T23:59:59+09:00', 17],
  ['2008-11-21', '2026-11-21T00:00:00+09:00', 18],
  ['2008-11-21', '2026-12-01T00:00:00+09:00', 18],
  ['2008-11-21', '2026-10-30T12:00:00+09:00', 17],
  ['2008-02-29', '2027-02-28T12:00:00+09:00', 18],
  ['2008-02-29', '2026-02-28T23:59:59+09:00', 17],
  // Already the birthday in Japan.
  ['2008-11-21', '2026-11-20T15:00:00Z', 18],
])('who was born on %s is at %s %i years old', (birthday, moment, age) =>
  expect(ageOn(birthday, new Date(moment))).toBe(age),
);

test.each([
  ['2008-11-21', '2026-11-21'],
  ['2008-01-01', '2026-01-01'],
  ['2008-02-29', '2026-03-01'],
])('who was born on %s is old enough from %s', (birthday, day) =>
  expect(comesOfAge(birthday)).toBe(day),
);
