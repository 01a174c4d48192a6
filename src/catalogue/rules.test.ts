import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comesOfAge } from '@/lib/age';
import { normalisePhone } from '@/lib/phone';
import { normalisePostalCode } from '@/lib/postalCode';
import { toFullWidth, toFullWidthKatakana, toHalfWidth, toKatakana } from '@/lib/width';
import {
  fullWidth,
  fullWidthKatakana,
  isEmpty,
  landline,
  maxLength,
  mobileNumber,
  oldEnough,
  phone,
  postalCode,
  required,
  type Rule,
  validateWith,
} from './rules';

const digits = (least: number, most: number) =>
  fc
    .array(fc.constantFrom(...'0123456789'), { minLength: least, maxLength: most })
    .map((found) => found.join(''));
const holds = (rule: Rule, value: string) => rule(value) === undefined;

describe('counts of digits', () => {
  test.each([
    ['phone', phone, [10, 11]],
    ['landline', landline, [10]],
    ['postal code', postalCode, [7]],
  ] as const)('%s holds for exactly %j digits', (_, rule, counts) =>
    fc.assert(
      fc.property(
        digits(1, 14),
        (value) => holds(rule, value) === (counts as readonly number[]).includes(value.length),
      ),
    ),
  );

  test('no digit but a half-width one counts', () =>
    fc.assert(
      fc.property(digits(9, 10), fc.string({ minLength: 1, maxLength: 1 }), (value, other) => {
        fc.pre(!/[0-9]/.test(other));
        return !holds(phone, value + other);
      }),
    ));

  test('a paste with spaces, hyphens or full-width digits means the same number', () =>
    fc.assert(
      fc.property(
        digits(10, 11),
        fc.array(fc.constantFrom(' ', '　', '-', '‐', '−', 'ー', ''), {
          minLength: 11,
          maxLength: 11,
        }),
        (value, marks) => {
          const typed = [...value].map((digit, at) => digit + (marks[at] ?? '')).join('');
          expect(normalisePhone(toFullWidth(typed))).toBe(value);
          expect(normalisePhone(typed)).toBe(value);
          expect(normalisePostalCode(`〒${typed}`)).toBe(value);
        },
      ),
    ));
});

test('empty means null, an empty string or an empty array, and nothing else', () => {
  for (const value of [null, undefined, '', []]) expect(isEmpty(value)).toBe(true);
  for (const value of [' ', 0, false, [''], {}]) expect(isEmpty(value)).toBe(false);
  expect(required('')).toBe('必須項目が未入力です');
});

test('only required looks at an empty value, and the first problem is told', () => {
  for (const rule of [phone, landline, postalCode, fullWidth, fullWidthKatakana])
    expect(rule('')).toBeUndefined();
  expect(validateWith(required, phone)('')).toBe('必須項目が未入力です');
  expect(validateWith(required, phone)('123')).toBe(
    '3桁です。電話番号は、10〜11桁の半角数字で入力してください。',
  );
  expect(validateWith(required, phone)('0300001234')).toBe(true);
});

test.each(['0900000111', '0300001234', '03000012345'])('no SMS can be sent to %s', (number) =>
  expect(validateWith(phone, mobileNumber)(number)).toBe(
    '携帯電話の番号を、11桁の半角数字で入力してください。',
  ),
);

test('SMS can be sent to what begins like a mobile number', () => {
  for (const number of ['06012345678', '07012345678', '08012345678', '09012345678'])
    expect(validateWith(phone, mobileNumber)(number)).toBe(true);
});

describe('widths', () => {
  const ascii = fc.string({ unit: fc.constantFrom(...'Az09-#!~ ') });
  test('half and full width are each other’s way back', () =>
    fc.assert(
      fc.property(ascii, (text) => {
        expect(toHalfWidth(toFullWidth(text))).toBe(text);
        expect(holds(fullWidth, toFullWidth(text))).toBe(true);
        expect(holds(fullWidth, text)).toBe(text === '');
      }),
    ));

  test('kana typed in any way becomes full-width katakana, and a name is not folded', () => {
    for (const typed of ['みずの', 'ﾐｽﾞﾉ', 'ミズノ'])
      expect(toKatakana(toFullWidthKatakana(typed))).toBe('ミズノ');
    expect(toFullWidthKatakana('㈱髙')).toBe('㈱髙');
    expect(holds(fullWidthKatakana, 'ミズノ・ケイコ')).toBe(false);
    expect(holds(fullWidthKatakana, 'ヴァーノン')).toBe(true);
  });
});

test('characters are counted as a person does', () => {
  expect(holds(maxLength(2), '𠮷野')).toBe(true);
  expect(maxLength(2)('水野恵')).toBe('3文字です。2文字以内で入力してください。');
});

test('under 18 is refused until the day in Japan on which somebody turns 18', () =>
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1950-01-01'), max: new Date('2020-12-31'), noInvalidDate: true }),
      (born) => {
        const day = comesOfAge(born.toISOString().slice(0, 10));
        const midnight = new Date(`${day}T00:00:00+09:00`);
        expect(oldEnough(born.toISOString().slice(0, 10), midnight)).toBeUndefined();
        expect(oldEnough(born.toISOString().slice(0, 10), new Date(midnight.getTime() - 1))).toBe(
          '18歳未満の方は、ご入会いただけません。',
        );
      },
    ),
  ));
