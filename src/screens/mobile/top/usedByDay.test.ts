import { expect, test } from 'vitest';
import { usedByDay } from './usedByDay';

test('days before the contract, and days without an entry, count as nothing', () => {
  expect(
    usedByDay([
      { date: '2026-11-03', used_mb: 150 },
      { date: '2026-11-05', used_mb: 80 },
    ]),
  ).toEqual([0, 0, 150, 0, 80]);
  expect(usedByDay([])).toEqual([]);
});
