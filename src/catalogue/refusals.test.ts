import { expect, test } from 'vitest';
import { refusalTitles, withoutTitle } from './refusals';

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
