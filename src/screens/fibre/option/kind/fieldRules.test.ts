import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  digitsProblem,
  inchesProblem,
  normaliseDigits,
  telProblem,
  wishedDays,
} from './fieldRules';

test('Digits are taken as they are written, and only digits', () => {
  expect(normaliseDigits('０９０-0000 1234')).toBe('09000001234');
  const digit = fc.integer({ min: 0, max: 9 }).map(String);
  fc.assert(
    fc.property(
      fc.array(digit, { maxLength: 30 }).map((d) => d.join('')),
      (digits) => {
        const isRight = digits.length >= 17 && digits.length <= 22;
        expect(digitsProblem(digits, '番号', { min: 17, max: 22 }) === undefined).toBe(isRight);
      },
    ),
  );
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (text) => {
      if (!/^\d+$/.test(text))
        expect(digitsProblem(text, '番号', { min: 1, max: 99 })).toBeDefined();
    }),
  );
});

test('A phone number has 10 to 11 digits and begins with 0', () => {
  expect(telProblem('09000001234')).toBeUndefined();
  expect(telProblem('0300001234')).toBeUndefined();
  expect(telProblem('030000123')).toBe('9桁です。電話番号は10〜11桁の半角数字で入力してください。');
  expect(telProblem('19000001234')).toMatch(/0から/);
});

test('A television has 20 to 120 inches', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 }), (inches) => {
      expect(inchesProblem(String(inches)) === undefined).toBe(inches >= 20 && inches <= 120);
    }),
  );
  expect(inchesProblem('55.5')).toBeDefined();
});

test('Days are counted in Japan', () => {
  expect(wishedDays(new Date('2026-11-20T23:00:00Z'), 4, 2)).toEqual(['2026-11-25', '2026-11-26']);
});
