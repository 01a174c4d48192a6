import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codesIn } from './codesIn';

test.each([
  ['407123', 6, ['407123']],
  [' ４０７-１２３ ', 6, ['407123']],
  ['407 123\n', 6, ['407123']],
  ['\u202d407123\u202c', 6, ['407123']],
  ['コードは4071です', 4, ['4071']],
  ['2026年11月21日 確認番号は483920です', 6, ['483920']],
  ['確認番号：４８３９２０(30分間有効)', 6, ['483920']],
  ['ＭＩＮＡＭＯ コードは483-920です。お問い合わせ 0120-000-000', 6, ['483920']],
  ['G-483920 is your code', 6, ['483920']],
  ['コードは 483 920 です', 6, ['483920']],
  ['Minamo: 483920\n\n@mypage.example #483920', 6, ['483920']],
  ['お客さま番号 123456 のコードです。\n@mypage.example #483920', 6, ['483920']],
  ['2026年11月21日 12:00 コードは4821です', 4, ['4821']],
  ['483920をもう一度:483920', 6, ['483920']],
  ['483920 か 483921', 6, ['483920', '483921']],
  ['2026-11-21', 6, []],
  ['4071239', 6, []],
  ['40712', 6, []],
  ['', 6, []],
  ['なし', 6, []],
])('%j has of %i digits %j', (typed, length, codes) => {
  expect(codesIn(typed, length)).toEqual(codes);
});

const shared = `Minamo モバイルのデータ2.0GBを贈りました。090-0000-5678で受け取れます。
ギフトコード：8K4M-22QP
認証コード：4071
受け取り期限：2026年11月30日(月)
受け取るページ：https://mypage.example/mobile/top/packet_gift/receipt`;

test('both codes of a gift are found in the message that the giver passes on', () => {
  expect(codesIn(shared, 8, '0-9A-Z')).toEqual(['8K4M22QP']);
  expect(codesIn(shared, 4)).toEqual(['4071']);
});

test.each([
  'http://localhost:4010/',
  'https://my.example/9K4M22QP/4010',
  'https://a.example?q=4010',
])('no part of an address, %s, is a code', (address) => {
  const text = shared.replace('https://mypage.example/', address);
  expect(codesIn(text, 8, '0-9A-Z')).toEqual(['8K4M22QP']);
  expect(codesIn(text, 4)).toEqual(['4071']);
});

test('a code is found in any message without other digits, and never cut out of a longer number', () =>
  fc.assert(
    fc.property(
      fc.stringMatching(/^[0-9]{6}$/),
      fc.constantFrom('', 'コードは', '🌊 ', '番号：'),
      fc.constantFrom('', 'です', ' を入力', '\u200b。'),
      fc.stringMatching(/^[0-9]{1,9}$/),
      (code, before, after, more) => {
        expect(codesIn(before + code + after, 6)).toEqual([code]);
        expect(codesIn(`番号は${code}${more}です`, 6)).toEqual([]);
      },
    ),
  ));
