import { expect, test } from 'vitest';
import { codeDigits } from './codeDigits';

test.each([
  ['407123', 6, '407123'],
  [' ４０７-１２３ ', 6, '407123'],
  ['コードは4071です', 4, '4071'],
  ['4071239', 6, '407123'],
  ['-40-71239', 4, '4071'],
  ['', 6, ''],
  ['なし', 6, ''],
])('of %s the first %i digits are taken: %s', (typed, length, digits) => {
  expect(codeDigits(typed, length)).toBe(digits);
});
