import { expect, test } from 'vitest';
import { demoCustomers } from '../customers/demoCustomers.ts';
import { testMock } from '../testMock.ts';
import { logIn, type Caller } from '../testing.ts';
import type { OperationId, Success } from './operations.ts';

const mock = await testMock();
const withFibre = demoCustomers.filter(({ user }) => user.plan !== null);
const read = <Id extends OperationId>(caller: Caller, path: string) =>
  caller.read<Success<Id>>(`/hosts/fixed/api/read/v1/${path}`);

test.for(withFibre.map(({ userId }) => userId))(
  'What the reads say of the line of %s agrees',
  async (userId) => {
    const { user } = withFibre.find((one) => one.userId === userId)!;
    const caller = await logIn(mock, userId);
    const contract = await read<'getFixedContract'>(caller, 'contract');
    const plan = await read<'getContractPlan'>(caller, 'contract/plan');
    const installed = await read<'getInstallationAddressInfo'>(caller, 'installation-address-info');
    const letters = await read<'getBillingAddressInfo'>(caller, 'billing-address-info');
    expect(contract.plan).toEqual(user.plan);
    expect(plan.plan).toEqual(user.plan);
    expect([plan.house_type, installed.house_type]).toEqual([
      contract.house_type,
      contract.house_type,
    ]);
    expect(installed.installed_on).toBe(user.plan?.serviceStartDate);
    expect(installed.address.town).toBe(user.customer.town);
    if (letters.same_as_installation) expect(letters.address).toEqual(installed.address);
  },
);

test('A term is counted from the day on which the customer began', async () => {
  const caller = await logIn(mock, 'irie.fumi');
  expect((await read<'getFixedContract'>(caller, 'contract')).renewal_month).toBe('202612');
  const { items } = await read<'getCancellationFee'>(caller, 'cancellation-fee');
  expect(items.map(({ detail }) => detail).join()).toContain('2026年12月は0円');
});

test('Who has only applied waits for a connection, with the device and the day of their own', async () => {
  const caller = await logIn(mock, 'funaki.wataru');
  const { construction } = await read<'getConstructionProgress'>(caller, 'construction-progress');
  expect(construction?.title).toBe('光の開通工事');
  expect(construction?.steps[0]?.date).toBe('2026-10-30');
  const { deliveries } = await read<'getDelivery'>(caller, 'delivery');
  expect(deliveries.map(({ item }) => item)).toEqual(['ホームゲートウェイ']);
  const koufuri = await read<'getKoufuri'>(caller, 'koufuri');
  expect([koufuri.applied_on, koufuri.starts_month]).toEqual(['2026-10-30', '202612']);
});
