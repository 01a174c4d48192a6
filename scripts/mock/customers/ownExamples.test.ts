import { expect, test } from 'vitest';
import { projectContract } from '../contract/contract.ts';
import type { Success } from '../contractTypes.ts';
import { logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';
import { ownExample } from './ownExamples.ts';

const base = '/hosts/fixed/api/read/v1';
const mock = await testMock();

test('No other customer is shown the name and address of the customer of the pictures', async () => {
  const caller = await logIn(mock, 'irie.fumi');
  const address = await caller.read(`${base}/installation-address-info`);
  expect(address).toMatchObject({ address: { town: '灯台下7-8' } });
  const letters = await caller.read(`${base}/billing-address-info`);
  expect(letters).toMatchObject({ name: '入江 ふみ', address: { town: '灯台下7-8' } });
  expect(await caller.read(`${base}/customer-key`)).toMatchObject({
    customer_number: '20831146',
    connection_id: 'iri20831146@minamo',
  });
  expect(await caller.read(`${base}/sonetMail`)).toMatchObject({
    mailboxes: [{ address: 'fumi@minamo.example' }],
  });
});

test.each(
  mock.customers.filter(({ services }) => services.some((s) => s.listed.service_type === 'fixed')),
)('$userId has one customer number', async ({ userId, user }) => {
  const caller = await logIn(mock, userId);
  const key = await caller.read<Success<'getCustomerKey'>>(`${base}/customer-key`);
  expect(key.customer_number).toBe(user.customer.contract_no);
});

test('A customer who pays at the convenience store has no account registered, one who is debited has', async () => {
  const inStore = await logIn(mock, 'irie.fumi');
  expect(await inStore.read(`${base}/koufuri`)).toMatchObject({ status: 'none' });
  const debited = await logIn(mock);
  expect(await debited.read(`${base}/koufuri`)).toMatchObject({ holder_kana: 'ミズノ ケイコ' });
});

test('The contract is of the plan, the method and the day of the customer who asks', async () => {
  const caller = await logIn(mock, 'irie.fumi');
  const contract = await caller.read<Success<'getContract'>>(
    '/hosts/fixed/api/read/v2/services/f20831146/contract',
  );
  expect(contract).toMatchObject({
    service_id: 'f20831146',
    plan_name: '2ギガ マンション',
    monthly_fee: 2860,
    started_on: '2022-12-05',
  });
  const detailOf = (code: string) =>
    contract.procedures.find((procedure) => procedure.code === code)?.detail;
  expect(detailOf('payment')).toBe('いまはコンビニ払い');
  expect(detailOf('construction')).toBeNull();
});

test('What a customer writes is compared with their own data, and shown as it was written', async () => {
  const caller = await logIn(mock, 'irie.fumi');
  const url = `${base.replace('read', 'write')}/billing-address-info`;
  const letters = await caller.read<Success<'getBillingAddressInfo'>>(
    `${base}/billing-address-info`,
  );
  const body = { receiver: letters.name, ...letters.address };
  expect((await caller.call(url, { method: 'PUT', body })).status).toBe(409);
  // The name of the customer of the pictures is a name like any other.
  await caller.read(url, { method: 'PUT', body: { ...body, receiver: '水野 恵子' } });
  expect(await caller.read(`${base}/billing-address-info`)).toMatchObject({ name: '水野 恵子' });
});

test('An example is made a customer’s once, and nobody can change it', async () => {
  const contract = await projectContract();
  const customer = mock.customers.find(({ userId }) => userId === 'irie.fumi')!;
  const example = () => ownExample(contract, customer, 'getContractPlan', 'normal');
  expect(example()).toBe(example());
  expect(Object.isFrozen(example()?.plan)).toBe(true);
});
