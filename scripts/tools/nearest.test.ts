import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const known = ['getBilling', 'getBillingMonth', 'getPayment', 'status_5', 'html'];

test.for([
  ['getBiling', 'getBilling'],
  ['getbilling', 'getBilling'],
  ['billingMonth', 'getBillingMonth'],
  ['status5', 'status_5'],
  ['htm', 'html'],
  ['zzzzzz', undefined],
] as const)('%s means %s', ([word, meant]) => {
  expect(nearest(word, known)).toBe(meant);
});
