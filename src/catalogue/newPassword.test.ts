import { expect, test } from 'vitest';
import { passwordProblem, passwordRules } from './newPassword';

test('each rule is met by itself', () => {
  const met = (password: string) =>
    passwordRules(password, { id: 'mizuno.keiko1' }).map((r) => r.met);
  expect(met('')).toEqual([false, false, false]);
  expect(met('abcdefgh')).toEqual([true, false, true]);
  expect(met('a1')).toEqual([false, true, true]);
  expect(met('mizuno.keiko1')).toEqual([true, true, false]);
  expect(met('Minato2026')).toEqual([true, true, true]);
});

test.each([
  ['', '必須項目が未入力です'],
  ['Minato20 26', '半角の英字、数字、記号で入力してください。'],
  ['Ｍinato2026', '半角の英字、数字、記号で入力してください。'],
  [`a1${'x'.repeat(63)}`, '65文字です。64文字以内で入力してください。'],
  ['Minato1', '「8文字以上」を満たしていません。'],
  ['みなと20262026', '半角の英字、数字、記号で入力してください。'],
  ['minamo-demo', '「英字と数字をどちらも含む」を満たしていません。'],
  ['Minamo-demo-1', '「いまのパスワードと違う」を満たしていません。'],
  ['Minato2026', undefined],
  [`a1${'x'.repeat(62)}`, undefined],
])('%s: %s', (password, problem) => {
  expect(passwordProblem(password, { id: 'mizuno.keiko', current: 'Minamo-demo-1' })).toBe(problem);
});
