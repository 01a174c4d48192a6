import { expect, test } from 'vitest';
import { masked } from './masked';

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
