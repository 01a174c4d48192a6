import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CallFlat, monthlyCost } from './callChoice';

const flats: CallFlat[] = [
  'flat_rate',
  'three_minutes',
  'five_minutes',
  'ten_minutes',
  'unlimited',
];
const habit = fc.record({
  count: fc.integer({ min: 0, max: 500 }),
  minutes: fc.integer({ min: 0, max: 120 }),
});

test('Every begun 30 seconds beyond the option cost 11 yen', () => {
  expect(monthlyCost(0, 'flat_rate', { count: 3, minutes: 1 })).toBe(66);
  expect(monthlyCost(0, 'flat_rate', { count: 1, minutes: 0.1 })).toBe(11);
  expect(monthlyCost(490, 'five_minutes', { count: 30, minutes: 8 })).toBe(490 + 30 * 6 * 11);
  expect(monthlyCost(490, 'five_minutes', { count: 30, minutes: 5 })).toBe(490);
  expect(monthlyCost(1430, 'unlimited', { count: 9999, minutes: 600 })).toBe(1430);
});

test('Whoever calls more never pays less, and a longer flat rate never charges more for calls', () => {
  fc.assert(
    fc.property(habit, fc.constantFrom(...flats), (calls, flat) => {
      const more = { count: calls.count + 1, minutes: calls.minutes + 1 };
      expect(monthlyCost(0, flat, more)).toBeGreaterThanOrEqual(monthlyCost(0, flat, calls));
      const charges = flats.map((each) => monthlyCost(0, each, calls));
      expect([...charges].sort((a, b) => b - a)).toEqual(charges);
    }),
  );
});
