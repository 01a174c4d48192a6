import { expect, test } from 'vitest';
import type { Success } from '../contractTypes.ts';
import { demoCustomers } from '../customers/demoCustomers.ts';
import { logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const mock = await testMock();
const sims = demoCustomers.flatMap(({ userId, services }) =>
  services
    .filter(({ listed }) => listed.service_type === 'mobile')
    .map(({ listed }) => [userId, listed.service_id] as const),
);
const host = '/hosts/mobile/api/read';

test.for(sims)('The calls and SMS of %s (%s) are what each bill charges', async ([userId, id]) => {
  mock.clock.set('2027-01-20T10:00:00+09:00');
  const caller = await logIn(mock, userId);
  for (const month of ['202701', '202612', '202611', '202610']) {
    const bill = await caller.call(`${host}/v2/services/${id}/billing/${month}`);
    const detail = await caller.call(
      `${host}/v1/services/${id}/billing/call-detail?target_month=${month}`,
    );
    expect(detail.status).toBe(bill.status);
    if (!bill.ok) continue;
    const { groups } = (await bill.json()) as Success<'getBillingMonth'>;
    const { total, uses } = (await detail.json()) as Success<'getBillingCallDetail'>;
    const charged = groups
      .flatMap(({ lines }) => lines)
      .filter(({ kind }) => kind === 'call' || kind === 'sms')
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(total).toBe(charged);
    expect(uses.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  }
});

test('In a running month the details end yesterday', async () => {
  const caller = await logIn(mock);
  const { uses, total } = await caller.read<Success<'getBillingCallDetail'>>(
    `${host}/v1/services/m09000001234/billing/call-detail?target_month=202612`,
  );
  expect(total).toBe(121);
  expect(uses.every(({ started_at }) => started_at < '2026-11-21')).toBe(true);
});
