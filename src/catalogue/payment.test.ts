import { afterEach, expect, test, vi } from 'vitest';
import { isCardExpired, isCarrier } from './payment';

test.each([
  ['docomo', true],
  ['kddi', true],
  ['nobody', false],
  ['toString', false],
  ['', false],
])('%s in an address is a carrier: %s', (part, is) => expect(isCarrier(part)).toBe(is));

afterEach(() => vi.useRealTimers());

test('a card expires by itself at the end of its month in Japan', () => {
  vi.useFakeTimers();
  const card = { is_expired: false, expiry: '202908' };
  vi.setSystemTime('2029-08-31T14:59:00Z');
  expect(isCardExpired(card)).toBe(false);
  vi.setSystemTime('2029-08-31T15:00:00Z');
  expect(isCardExpired(card)).toBe(true);
  expect(isCardExpired({ is_expired: true, expiry: '203001' })).toBe(true);
});
