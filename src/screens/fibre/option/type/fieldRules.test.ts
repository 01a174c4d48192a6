import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inchesProblem, wishedDays } from './fieldRules';

test('A television has 20 to 120 inches', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 }), (inches) => {
      expect(inchesProblem(String(inches)) === undefined).toBe(inches >= 20 && inches <= 120);
    }),
  );
  expect(inchesProblem('55.5')).toBeDefined();
});

test('Days are counted in Japan, three weeks of them', () => {
  const days = wishedDays(new Date('2026-11-20T23:00:00Z'), 4);
  expect([days[0], days[1], days.at(-1), days.length]).toEqual([
    '2026-11-25',
    '2026-11-26',
    '2026-12-15',
    21,
  ]);
});
