import { describe, expect, test } from 'vitest';
import {
  amountMb,
  amountProblem,
  codeProblem,
  giftShareText,
  leftAfter,
  normaliseAmount,
  normaliseCode,
  phoneProblem,
} from './giftValues';

describe('the amount', () => {
  test.each([
    ['２．０', '2.0'],
    [' 2.5 GB', '2.5'],
    ['1。5', '1.5'],
    ['０．５ＧＢ', '0.5'],
  ])('%s is read as %s', (typed, amount) => expect(normaliseAmount(typed)).toBe(amount));

  test('is taken in steps of 500 MB up to the limit', () => {
    expect(amountMb('2.0')).toBe(2000);
    expect(amountProblem('10', 10000)).toBeUndefined();
    expect(amountProblem('0.5', 500)).toBeUndefined();
    expect(amountProblem('10.5', 10000)).toMatch(/10\.0GB以内/);
    // An amount over the limit is named as such, however many digits it has.
    expect(amountProblem('99999999999', 10000)).toMatch(/10\.0GB以内/);
    expect(amountProblem('2.3', 10000)).toMatch(/0\.5GB単位/);
    expect(amountProblem('0.5004', 10000)).toMatch(/0\.5GB単位/);
    expect(amountProblem('0.3', 10000)).toMatch(/0\.5GB単位/);
    expect(amountProblem('0', 10000)).toMatch(/0\.5GB単位/);
    expect(amountProblem('-1', 10000)).toMatch(/半角数字/);
    expect(amountProblem('1e3', 10000)).toMatch(/半角数字/);
  });
});

test('what is left after a gift is known for amounts that can be given', () => {
  const month = { data_left_mb: 12600, limit_mb: 10000 };
  expect(leftAfter('2.5', month)).toBe(10100);
  expect(leftAfter('10', month)).toBe(2600);
  for (const amount of ['', '10.5', '0.3', '0', 'x'])
    expect(leftAfter(amount, month)).toBeUndefined();
});

describe('the number of the receiver', () => {
  test('is a mobile number of 11 digits that is somebody else’s', () => {
    expect(phoneProblem('09000005678', '09000001234')).toBeUndefined();
    expect(phoneProblem('0900000567', undefined)).toBe(
      '10桁です。携帯電話番号は、11桁の半角数字で入力してください。',
    );
    expect(phoneProblem('03000005678', undefined)).toMatch(/070・080・090/);
    expect(phoneProblem('09000001234', '09000001234')).toMatch(/ご自身の番号/);
    expect(phoneProblem('0900000abcd', undefined)).toMatch(/数字で/);
  });
});

const message = `Minamo モバイルのデータ2.0GBを贈りました。090-0000-5678で受け取れます。
ギフトコード：8K4M-22QP
認証コード：4071
受け取り期限：2026年11月30日(月)
受け取るページ：https://mypage.example/mobile/top/packet_gift/receipt`;
const twoGifts = 'ギフトコードは 8K4M-22QP と 9K4M-22QP です';

test.each([
  ['8K4M-22QP', '8K4M22QP'],
  ['8k4m 22qp', '8K4M22QP'],
  [' ８Ｋ４Ｍ－２２ＱＰ\n', '8K4M22QP'],
  ['8K4Mー22QP', '8K4M22QP'],
  ['\u200b8K4M.22QP\u200e', '8K4M22QP'],
  ['ギフトコード：8K4M-22QP', '8K4M22QP'],
  [message, '8K4M22QP'],
  [` ${twoGifts} `, twoGifts],
  ['8K4M22Q', '8K4M22Q'],
])('a pasted code %j is read as %s', (typed, code) => {
  expect(normaliseCode(typed, 'gift_code')).toBe(code);
  expect(normaliseCode(code, 'gift_code')).toBe(code);
});

test.each([
  ['４０７１', '4071'],
  ['40-71', '4071'],
  [message, '4071'],
  ['認証コード', '認証コード'],
])('and a code of four digits, %j, as %s', (typed, code) =>
  expect(normaliseCode(typed, 'auth_code')).toBe(code),
);

test('what is no code says what was found, and what to do', () => {
  expect(codeProblem('8K4M22QP', 'gift_code')).toBeUndefined();
  expect(codeProblem('4071', 'auth_code')).toBeUndefined();
  expect(codeProblem('', 'auth_code')).toBe('必須項目が未入力です');
  expect(codeProblem('8K4M22Q', 'gift_code')).toBe(
    '7桁です。ギフトコードは、8桁の半角英数字で入力してください。',
  );
  expect(codeProblem('認証コード', 'auth_code')).toBe(
    '「認」は使えません。認証コードは、4桁の半角数字で入力してください。',
  );
});

const gift = { amount_mb: 2000, to_phone: '09000003456', expires_on: '2026-11-30' };
const codes = { gift_code: '8K4M22QP', auth_code: '4071' };
const page = 'https://my.minamo.example/mobile/top/packet_gift/receipt';

test('the text has both codes, whose number they are for, until when, and where', () => {
  expect(giftShareText(gift, codes, page).split('\n')).toEqual([
    'Minamo モバイルのデータ2.0GBを贈りました。090-0000-3456で受け取れます。',
    'ギフトコード：8K4M-22QP',
    '認証コード：4071',
    '受け取り期限：2026年11月30日(月)',
    `受け取るページ：${page}`,
  ]);
});

test('a day that is not known is left out', () => {
  expect(giftShareText({ ...gift, expires_on: undefined }, codes, page)).not.toContain('期限');
});
