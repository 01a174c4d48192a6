import { expect, test } from 'vitest';
import { followedBy, refusalTitles, withoutTitle } from './refusals';

test('a refusal has its title, one that this build does not know the general one', () => {
  const title = refusalTitles<'quitting'>({ quitting: '解約の手続き中です' });
  expect(title('quitting')).toBe('解約の手続き中です');
  expect(title('new_code')).toBe('お手続きできませんでした');
  expect(title('constructor')).toBe('お手続きできませんでした');
});

test.each([
  ['在庫がなくなりました。ほかの色をお選びください。', 'ほかの色をお選びください。'],
  ['在庫がなくなりました。', ''],
  ['ほかの色をお選びください。', 'ほかの色をお選びください。'],
])('%s says beyond its title: %s', (message, rest) => {
  expect(withoutTitle('在庫がなくなりました', message)).toBe(rest);
});

test.each([
  ['すでに入金手続が行われています', 'すでに入金手続が行われています。何も変わっていません。'],
  ['お待ちください。', 'お待ちください。何も変わっていません。'],
])('%s and what hasn’t changed are two sentences', (message, text) => {
  expect(followedBy(message, '何も変わっていません。')).toBe(text);
});
