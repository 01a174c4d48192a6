import { expect, test } from 'vitest';
import { isCarrier } from './payment';

test.each([
  ['docomo', true],
  ['kddi', true],
  ['nobody', false],
  ['toString', false],
  ['', false],
])('%s in an address is a carrier: %s', (part, is) => expect(isCarrier(part)).toBe(is));
