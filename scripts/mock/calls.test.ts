import { expect, test } from 'vitest';
import { logIn, postLogin } from './testing.ts';
import { testMock } from './testMock.ts';

const mock = await testMock();
const charge = '/hosts/mobile/api/write/v1/services/m09000001234/charge';
const order = { category: 'neo', option_code: 'NC100' };

test('Calls are waited for, and counted since the last reset', async () => {
  const caller = await logIn(mock);
  const orders = mock.calls('postCharge');
  expect(orders.count).toBe(0);
  const come = orders.reached(2);
  await caller.call(charge, { method: 'POST', body: order });
  void caller.call(charge, { method: 'POST', body: order });
  const [first, second] = await come;
  expect([first?.status, second?.status, orders.count]).toEqual([200, 200, 2]);
  expect(await orders.reached(1)).toHaveLength(2);
  mock.reset();
  expect([orders.count, orders.all]).toEqual([0, []]);
});

test('More calls are counted than are kept', async () => {
  for (let index = 0; index < 510; index++) await postLogin(mock, 'nobody', 'wrong');
  expect(mock.calls('postLogin').count).toBe(510);
  expect(mock.calls('postLogin').all.length).toBe(500);
});

test('An operation that is not there is named with the nearest', () => {
  expect(() => mock.calls('postCharg')).toThrow('Did you mean postCharge?');
});
