import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ungrouped } from '@/lib/characters';
import {
  brandOf,
  cardProblems,
  type CardValues,
  expiryYears,
  groupCardDigits,
  holderName,
  isChecked,
} from './cardValues';

const today = new Date('2026-11-21T10:40:00+09:00');
const good: CardValues = {
  card_number: '4000000000060048',
  expiry: '202908',
  security_code: '123',
  holder_name: 'KEIKO MIZUNO',
};
const problems = (differs: Partial<CardValues>) => cardProblems({ ...good, ...differs }, today);

test('a card that is right has no problem', () => expect(problems({})).toEqual({}));

test.each([
  ['4111111111111111', 'Visa'],
  ['5555555555554444', 'Mastercard'],
  ['2223003122003222', 'Mastercard'],
  ['3530111333300000', 'JCB'],
  ['378282246310005', 'American Express'],
  ['30569309025904', 'Diners Club'],
])('%s is of %s and right', (card_number, brand) => {
  expect(brandOf(card_number)?.name).toBe(brand);
  const security_code = brand === 'American Express' ? '1234' : '123';
  expect(problems({ card_number, security_code })).toEqual({});
});

test.each<[Partial<CardValues>, Partial<CardValues>]>([
  [{ card_number: '' }, { card_number: '必須項目が未入力です' }],
  [
    { card_number: '6011000990139424' },
    { card_number: 'このカードはお使いいただけません。ほかのカードをお試しください。' },
  ],
  [
    { card_number: '411111111111' },
    { card_number: 'Visaのカード番号は16桁です。12桁入力されています。' },
  ],
  [
    { card_number: '4111111111111112' },
    { card_number: 'カード番号に誤りがあります。カードの番号をお確かめください。' },
  ],
  [{ expiry: '' }, { expiry: '選択してください' }],
  [{ expiry: '202610' }, { expiry: '有効期限を過ぎています。新しいカードをお使いください。' }],
  [{ security_code: '12' }, { security_code: 'セキュリティコードは3桁の数字です。' }],
  [
    { holder_name: '水野恵子' },
    {
      holder_name:
        '「水」は使えません。カードに書かれているとおり、ローマ字で入力してください。例：KEIKO MIZUNO',
    },
  ],
])('%j', (differs, expected) => expect(problems(differs)).toEqual(expected));

test('the month of the expiry is the last one that is good, in Japan', () => {
  expect(problems({ expiry: '202611' })).toEqual({});
  const newYear = new Date('2026-12-31T15:00:00Z');
  expect(cardProblems({ ...good, expiry: '202612' }, newYear).expiry).toBeDefined();
  expect(expiryYears(newYear)[0]).toBe('2027');
});

test('twenty years can be chosen', () => {
  expect(expiryYears(today)).toHaveLength(20);
  expect(expiryYears(today).at(-1)).toBe('2045');
  expect(problems({ expiry: '204512' })).toEqual({});
});

test('any wrong single digit is found by the check digit', () => {
  fc.assert(
    fc.property(fc.nat({ max: 15 }), fc.integer({ min: 1, max: 9 }), (at, shift) => {
      const digits = [...good.card_number];
      digits[at] = String((Number(digits[at]) + shift) % 10);
      return !isChecked(digits.join(''));
    }),
  );
});

test('a paste with spaces, hyphens or full-width digits is the same number; groups take nothing away', () => {
  const wide = (digits: string) =>
    digits.replace(/\d/g, (d) => String.fromCharCode(d.charCodeAt(0) + 0xfee0));
  for (const separator of [' ', '　', '-', '−', 'ー', '‐', '.', '\u202c \u202d'])
    expect(ungrouped(wide('4000 0000 0006 0048').replaceAll(' ', separator))).toBe(
      good.card_number,
    );
  fc.assert(
    fc.property(
      fc.stringMatching(/^[0-9]{0,16}$/),
      (digits) => ungrouped(groupCardDigits(digits)) === digits,
    ),
  );
  expect(groupCardDigits('378282246310005')).toBe('3782 822463 10005');
});

test.each([
  [' ｋeiko　 mizuno\u200b ', 'KEIKO MIZUNO'],
  ['Conan O’Brien‐Smith', "CONAN O'BRIEN-SMITH"],
  ['Nguyễn', 'NGUYỄN'],
])('a name is put into capitals: %s', (typed, name) => expect(holderName(typed)).toBe(name));
