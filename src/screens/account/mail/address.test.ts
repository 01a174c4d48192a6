import { expect, test } from 'vitest';
import {
  addressMeant,
  addressProblem,
  againProblem,
  hasForeignDomain,
  normaliseAddress,
} from './address';

test('full-width characters and spaces around an address are put right', () => {
  for (const typed of [' ｋｅｉｋｏ＠ｅｘａｍｐｌｅ．ｊｐ　', '\u202dkeiko@example.jp\u202c\n'])
    expect(normaliseAddress(typed)).toBe('keiko@example.jp');
});

const only = 'メールアドレスだけを、半角の英字、数字、記号で入力してください。';

test.each([
  ['keiko@example.jp', undefined],
  ['k+a.b_c-d@mail.example.co.jp', undefined],
  // Carriers gave out such addresses, and they still receive mail.
  ['a..b@docomo.ne.jp', undefined],
  ['abc.@ezweb.ne.jp', undefined],
  ['', '必須項目が未入力です'],
  ['keiko @example.jp', `空白は使えません。${only}`],
  ['恵子@example.jp', `「恵」は使えません。${only}`],
  ['taro@example.jp、', `「、」は使えません。${only}`],
  ['<taro@example.jp>', `「<」は使えません。${only}`],
  ['mailto:taro@example.jp', `「:」は使えません。${only}`],
  ['taro@example。jp', `「。」は使えません。${only}`],
  ['taro@example.jp,hanako@example.jp', `「,」は使えません。${only}`],
  ['taro@example.xn--jp-p13a', undefined],
  [`${'x'.repeat(250)}@a.jp`, '255文字です。254文字以内で入力してください。'],
])('%s: %s', (address, problem) => expect(addressProblem(address)).toBe(problem));

test.each([
  'keiko',
  '@example.jp',
  'keiko@',
  'keiko@example',
  'a@b@c.jp',
  'a@b..jp',
  'a@.jp',
  'a@b.jp.',
  'a@-b.jp',
])('%s is no address', (address) => expect(addressProblem(address)).toMatch('ドメイン名まで'));

test('the second typing is held to the first, in the given words', () => {
  expect(againProblem('', 'a@b.jp')).toBe('必須項目が未入力です');
  expect(againProblem('a@c.jp', 'a@b.jp')).toBe('メールアドレスが異なります');
  expect(againProblem('a@b.jp', 'a@b.jp')).toBeUndefined();
  expect(againProblem('<a@b.jp>', 'a@b.jp')).toBe(`「<」は使えません。${only}`);
});

test.each([
  'taro@example.jp、',
  'taro@example.jp。',
  'taro@example.jp.',
  'taro@example。jp',
  '<taro@example.jp>',
  '「taro@example.jp」',
  '"taro@example.jp",',
  'mailto:taro@example.jp',
  'mailto:taro@example.jp?subject=x',
  '山本 太郎 <taro@example.jp>',
  '"山本" <taro@example.jp>;',
])('%s means taro@example.jp', (typed) => expect(addressMeant(typed)).toBe('taro@example.jp'));

test.each([
  'taro@example.jp',
  // Correct, though a full stop is before the @.
  'abc.@ezweb.ne.jp',
  'taro@example.jp、hanako@example.jp',
  'taro@example',
  '恵子@example.jp',
  '',
])('what else %s may mean is not guessed', (typed) => expect(addressMeant(typed)).toBeUndefined());

test('a domain in other letters, which a browser may have made of a mistyped one, is known', () => {
  expect(hasForeignDomain('taro@example.xn--jp-p13a')).toBe(true);
  expect(hasForeignDomain('taro@xn--r8jz45g.jp')).toBe(true);
  expect(hasForeignDomain('xn--taro@example.jp')).toBe(false);
});
