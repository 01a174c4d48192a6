import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carrierPhoneProblem } from './phone';

test.each([
  ['', '必須項目が未入力です'],
  ['０９０ー００００−1234', undefined],
  ['0300001234', undefined],
  ['090000012', '9桁入力されています。'],
  ['090000012345', '12桁入力されています。'],
  ['090-0000-abcd', '数字だけで'],
  ['19000001234', '0から始まる'],
])('%s', (typed, words) => {
  const problem = carrierPhoneProblem(typed);
  if (words === undefined) expect(problem).toBeUndefined();
  else expect(problem).toContain(words);
});

test('10 or 11 digits from 0 are taken, nothing else is', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[0-9]{1,14}$/),
      (digits) => (carrierPhoneProblem(digits) === undefined) === /^0[0-9]{9,10}$/.test(digits),
    ),
  );
});
