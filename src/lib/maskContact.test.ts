import { expect, test } from 'vitest';
import { maskEmail, maskPhone } from './maskContact';

test('of a number its first three and last four digits are seen, of an address its first letter', () => {
  expect(maskPhone('09000001234')).toBe('090-••••-1234');
  expect(maskPhone('0300001234')).toBe('030-•••-1234');
  expect(maskEmail('mizuno.keiko@example.jp')).toBe('m••••@example.jp');
});
