import { expect, test } from 'vitest';
import { benefitStatus, isPast } from './benefitStatus';

const discount = { kind: 'discount', cashback_status: null, starts_on: '2020-01-01' } as const;
const cashback = { ...discount, kind: 'cashback', ends_on: '2099-12-31' } as const;

test('a discount that is over is past, one without an end or still to come is not', () => {
  expect(isPast({ ...discount, ends_on: '2020-12-31' })).toBe(true);
  expect(isPast({ ...discount, ends_on: '9999-12-31' })).toBe(false);
  const planned = { ...discount, starts_on: '2099-01-01', ends_on: '2099-12-31' };
  expect(benefitStatus(planned)?.label).toBe('適用予定');
  expect(isPast(planned)).toBe(false);
});

test.each([
  ['0', false],
  ['1', true],
  ['2', true],
  ['3', true],
  ['5', false],
] as const)('a cashback of status %s is past: %s', (cashback_status, past) => {
  expect(isPast({ ...cashback, cashback_status })).toBe(past);
});
