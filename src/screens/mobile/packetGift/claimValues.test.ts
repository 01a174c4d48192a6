import { expect, test } from 'vitest';
import { codeProblem, normaliseCode } from './claimValues';

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
