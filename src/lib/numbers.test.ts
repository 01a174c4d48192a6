import { expect, test } from 'vitest';
import { groupDigits, masked, maskEmail, maskPhone } from './numbers';

test.each([
  ['261100482175', '-', '2611-0048-2175'],
  ['10482175', '-', '1048-2175'],
  ['123456', ' ', '1234 56'],
  ['1234', '-', '1234'],
])('%s parted by "%s" reads %s', (digits, between, read) =>
  expect(groupDigits(digits, between)).toBe(read),
);

test.each([
  ['あおば銀行 普通 ***4821', 'あおば銀行 普通 •••• 4821'],
  ['VISA ****-****-****-1881', 'VISA •••• 1881'],
  ['****-****-****-1881', '•••• 1881'],
  ['090-****-1234', '090-••••-1234'],
  ['030000****', '030000••••'],
  ['口座振替', '口座振替'],
])('%s is shown as %s', (sent, shown) => {
  expect(masked(sent)).toBe(shown);
});

test('of a number its first three and last four digits are seen, of an address its first letter', () => {
  expect(maskPhone('09000001234')).toBe('090-••••-1234');
  expect(maskPhone('0300001234')).toBe('030-•••-1234');
  expect(maskEmail('mizuno.keiko@example.jp')).toBe('m••••@example.jp');
  expect(maskEmail('😀taro@example.jp')).toBe('😀••••@example.jp');
});
