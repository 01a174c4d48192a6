import { expect, test } from 'vitest';
import { addressProblem, againProblem, normaliseAddress } from './address';

test('full-width characters and spaces around an address are put right', () => {
  expect(normaliseAddress(' ｋｅｉｋｏ＠ｅｘａｍｐｌｅ．ｊｐ　')).toBe('keiko@example.jp');
});

test.each([
  ['keiko@example.jp', undefined],
  ['k+a.b_c-d@mail.example.co.jp', undefined],
  // Carriers gave out such addresses, and they still receive mail.
  ['a..b@docomo.ne.jp', undefined],
  ['abc.@ezweb.ne.jp', undefined],
  ['', '必須項目が未入力です'],
  ['keiko @example.jp', '空白のない、半角の英字、数字、記号で入力してください。'],
  ['恵子@example.jp', '空白のない、半角の英字、数字、記号で入力してください。'],
  [`${'x'.repeat(250)}@a.jp`, '255文字です。254文字以内で入力してください。'],
])('%s: %s', (address, problem) => expect(addressProblem(address)).toBe(problem));

test.each(['keiko', '@example.jp', 'keiko@', 'keiko@example', 'a@b@c.jp', 'a@b..jp', 'a@.jp'])(
  '%s is no address',
  (address) => expect(addressProblem(address)).toMatch('ドメイン名まで'),
);

test('the second typing is held to the first, in the given words', () => {
  expect(againProblem('', 'a@b.jp')).toBe('必須項目が未入力です');
  expect(againProblem('a@c.jp', 'a@b.jp')).toBe('メールアドレスが異なります');
  expect(againProblem('a@b.jp', 'a@b.jp')).toBeUndefined();
});
