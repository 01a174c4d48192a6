import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toFullWidth } from '@/lib/characters';
import { comesOfAge } from '@/lib/date';
import { normalisePhone, normalisePostalCode } from '@/lib/numbers';
import {
  beginsWithZero,
  fullWidthKatakana,
  isEmpty,
  landline,
  maxLength,
  mobileNumber,
  oldEnough,
  phone,
  plainLetters,
  postalCode,
  printable,
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
        fc.array(fc.constantFrom(' ', '　', '-', '‐', '−', 'ー', '.', '\u200b', '\u202d', ''), {
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

test('only required looks at an empty value, and the first problem is reported', () => {
  for (const rule of [phone, landline, postalCode, fullWidthKatakana, printable, plainLetters])
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

test.each([
  ['ミズノ・ケイコ', '「・」は使えません。全角カタカナで入力してください。'],
  ['ミズノA', '「A」は使えません。全角カタカナで入力してください。'],
  ['ミズノ ケイコ', '空白は使えません。全角カタカナで入力してください。'],
  ['ヴァーノン', undefined],
])('of kana %s is said %s', (kana, said) => expect(fullWidthKatakana(kana)).toBe(said));

test.each([
  ['090123456x', '「x」は使えません。電話番号は、10〜11桁の半角数字で入力してください。'],
  ['0312345678内線12', '「内」は使えません。電話番号は、10〜11桁の半角数字で入力してください。'],
])('what a number may not have is named: %s', (number, said) => expect(phone(number)).toBe(said));

test.each([
  ['00000000000', '00から始まる電話番号はありません。市外局番から入力してください。'],
  ['19000005678', '0から始まる番号を、市外局番から入力してください。'],
  ['09000000000', undefined],
])('no number begins like %s: %s', (number, said) => expect(beginsWithZero(number)).toBe(said));

describe('what is printed on letters', () => {
  test.each([
    ['山本😀', '「😀」は、書類に印刷できません。消してから、お進みください。'],
    ['山👨‍👩‍👧本', '「👨‍👩‍👧」は、書類に印刷できません。消してから、お進みください。'],
    ['丸の内1️⃣', '「1️⃣」は、書類に印刷できません。消してから、お進みください。'],
    ['김철수', '「김」は、書類に印刷できません。漢字、カタカナ、ローマ字で入力してください。'],
    ['山𝒜', '「𝒜」は、書類に印刷できません。漢字、カタカナ、ローマ字で入力してください。'],
    ['🇯🇵', '「🇯🇵」は、書類に印刷できません。消してから、お進みください。'],
    [
      '山\ue000',
      '「\ue000」(U+E000)は外字のため、書類に印刷できません。標準の漢字か、ひらがな、カタカナで入力してください。',
    ],
    ['山\u0378', 'U+0378は、文字として読めません。消してから、お進みください。'],
    ['山\ud800', 'U+D800は、文字として読めません。消してから、お進みください。'],
    ['山\ufffc', 'U+FFFCは、文字として読めません。消してから、お進みください。'],
    ['山\u0007', '見えない文字(U+0007)が入っています。すべて消して、入力し直してください。'],
  ])('%j is reported: %s', (text, said) => expect(printable(text)).toBe(said));

  test.each([
    '辻\u{e0100}本',
    '神',
    '髙﨑𠮷',
    '㈱みなも',
    '１２３＃＊♂♀★♪',
    'ABC Co.,Ltd.',
    'シャトーⅢ',
  ])('%s can be', (text) => {
    expect(printable(text)).toBeUndefined();
    expect(plainLetters(text)).toBeUndefined();
  });

  test.each([
    ['Nguyễn', '「ễ」は使えません。「Nguyen」か、カタカナで入力してください。'],
    ['Sḿith', '「ḿ」は使えません。「Smith」か、カタカナで入力してください。'],
    ['Łukasz Weiß', '「Ł」は使えません。「Lukasz Weiss」か、カタカナで入力してください。'],
    ['ガé', '「é」は使えません。「ガe」か、カタカナで入力してください。'],
    ['Əli', '「Ə」は使えません。記号の付かないローマ字か、カタカナで入力してください。'],
  ])('%s says how it is written', (name, said) => expect(plainLetters(name)).toBe(said));
});

test('letters are counted as a person does, and what the contract counts more than once is reported', () => {
  for (const letter of ['𠮷', 'あ', '山'])
    expect(holds(maxLength(2), letter.repeat(2)), letter).toBe(true);
  expect(maxLength(2)('水野恵')).toBe('3文字です。2文字以内で入力してください。');
  expect(holds(maxLength(2), '辻\u{e0100}')).toBe(true);
  expect(maxLength(3)('辻\u{e0100}本\u{e0100}')).toBe(
    '「辻\u{e0100}」のような文字は2文字以上に数えるため、4文字分です。3文字分以内で入力してください。',
  );
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
