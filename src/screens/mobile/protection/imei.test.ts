import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imeiMessages } from '@/catalogue/mobileOptions';
import { toHalfWidth, withoutSeparators } from '@/lib/characters';
import { hasFullWidth, hasWrongCheckDigit, imeiProblem } from './imei';

const digits = fc.stringMatching(/^[0-9]{15}$/);
const wide = (typed: string) =>
  typed.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

test('Fifteen half-width digits that differ are right, and nothing else is', () => {
  fc.assert(
    fc.property(digits, digits, (typed, current) => {
      expect(imeiProblem(typed, current)).toBe(typed === current ? imeiMessages.same : undefined);
      expect(imeiProblem(typed, null)).toBeUndefined();
    }),
  );
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const isRight = /^[0-9]{15}$/.test(typed);
      expect(imeiProblem(typed, null) === undefined).toBe(isRight);
    }),
  );
});

test('Each rule has its own sentence', () => {
  expect(imeiProblem('', null)).toBe('IMEI(端末製造番号)の欄が未入力です。');
  expect(imeiProblem('35000000000123', null)).toBe('IMEI(端末製造番号)は15桁で入力してください。');
  expect(imeiProblem('35000000000123x', null)).toBe(
    'IMEI(端末製造番号)の欄の入力に誤りがあります。半角数字で入力してください。',
  );
  expect(imeiProblem('350000000001234', '350000000001234')).toBe(
    '変更後のIMEIを入力してください。',
  );
});

test('Full-width digits are an error until they are converted', () => {
  fc.assert(
    fc.property(digits, (typed) => {
      expect(imeiProblem(wide(typed), null)).toBe(imeiMessages.digits);
      expect(hasFullWidth(wide(typed))).toBe(true);
      expect(hasFullWidth(typed)).toBe(false);
      expect(toHalfWidth(wide(typed))).toBe(typed);
    }),
  );
});

test('spaces and hyphens of a paste are no part of it, and a wrong check digit is reported, not refused', () => {
  expect(withoutSeparators(' 49-015420-323751 8\u202c\n')).toBe('490154203237518');
  // Full-width digits stay, for the given message (docs/product.md §14.1).
  expect(withoutSeparators('４９　０１．２')).toBe('４９０１２');
  expect(hasWrongCheckDigit('490154203237518')).toBe(false);
  expect(hasWrongCheckDigit('490154203237519')).toBe(true);
  expect(imeiProblem('490154203237519', null)).toBeUndefined();
  expect(hasWrongCheckDigit('49015420323751')).toBe(false);
});
