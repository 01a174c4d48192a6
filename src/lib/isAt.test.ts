import { expect, test } from 'vitest';
import { isAt } from './isAt';

test.each([
  ['/mobile/two', true],
  ['/mobile/Two/confirm', true],
  ['/MOBILE/TWO', true],
  ['/mobile/one', false],
  ['/elsewhere/mobile/two', false],
])('%s belongs to /mobile/two: %s', (pathname, belongs) => {
  expect(isAt(pathname, '/mobile/two')).toBe(belongs);
  expect(isAt(pathname, '/mobile/TWO')).toBe(belongs);
});
