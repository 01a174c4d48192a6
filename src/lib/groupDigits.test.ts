import { expect, test } from 'vitest';
import { groupDigits } from './groupDigits';

test.each([
  ['261100482175', '-', '2611-0048-2175'],
  ['10482175', '-', '1048-2175'],
  ['123456', ' ', '1234 56'],
  ['1234', '-', '1234'],
])('%s parted by "%s" reads %s', (digits, between, read) =>
  expect(groupDigits(digits, between)).toBe(read),
);
