import { expect, test } from 'vitest';
import { projectContract } from '../contract/contract.ts';
import { exampleValue } from '../contract/prism.ts';
import { impersonal } from './impersonal.ts';

const { operations } = await projectContract();
const getUser = operations.find(({ operationId }) => operationId === 'getUser')!;
const normal = exampleValue(getUser, 'normal') as { plan: Record<string, unknown> };

/** The plan of a recorded customer, who has another one than the example's. */
const recorded = (plan: Record<string, unknown>) =>
  (impersonal(getUser, 200, { ...normal, plan: { ...normal.plan, ...plan } }, []) as typeof normal)
    .plan;

test('a code keeps the name that an example has for it', () => {
  const other = { cnStatusCode: 'QTWT', cnStatusName: '1/31 解約 田中様' };
  expect(recorded(other)).toMatchObject({ cnStatusCode: 'QTWT', cnStatusName: '解約手続き中' });
});

test('a code for which no example has a name becomes the example’s, and the name with it', () => {
  const getBilling = operations.find(({ operationId }) => operationId === 'getBilling')!;
  const bills = exampleValue(getBilling, 'normal') as { current: { payment_method: object } };
  const payment_method = { code: '30', detail: 'Visa TANAKA' };
  const body = { ...bills, current: { ...bills.current, payment_method } };
  expect(impersonal(getBilling, 200, body, [])).toMatchObject({
    current: { payment_method: bills.current.payment_method },
  });
});
