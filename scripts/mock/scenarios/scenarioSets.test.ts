import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedMock, startMock } from '../startMock.ts';
import { logIn } from '../testing.ts';
import type { ScenarioSet } from './scenarioSets.ts';

let mock: StartedMock;
let sets: ScenarioSet[];

beforeAll(async () => {
  mock = await startMock();
  sets = (await (await fetch(`${mock.url}/__mock/scenarios`)).json()) as ScenarioSet[];
});
afterAll(() => mock.close());

const put = (body: unknown) =>
  fetch(`${mock.url}/__mock/scenario`, { method: 'PUT', body: JSON.stringify(body) });

test('Each set that ships holds: its customer, its pins and its faults are there', async () => {
  expect(sets.length).toBeGreaterThanOrEqual(8);
  for (const set of sets) {
    const answer = await put({ name: set.name });
    expect(answer.status, set.name).toBe(200);
    expect(Object.fromEntries(mock.pins)).toEqual(set.pins);
    expect([...mock.faults.keys()]).toEqual(Object.keys(set.faults));
    expect(mock.customers.map(({ userId }) => userId)).toContain(set.as);
  }
});

test('“Billing stopped and card refused” is lived by name', async () => {
  await put({ name: 'bill_stopped_and_card_refused' });
  const caller = await logIn(mock);
  const billing = '/hosts/fixed/api/read/v2/services/f10482175/billing';
  expect(await caller.read(billing)).toMatchObject({ current: { status: '6' } });
});

test('A set that is none is refused with those that are', async () => {
  const refused = await put({ name: 'bill_paid' });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toMatch('bill_overdue');
});

test('A call asks for the faults of an address, each by its own pattern', async () => {
  mock.reset();
  const caller = await logIn(mock);
  const prefer = { prefer: 'fault="getUser=status:418,writes=html"' };
  const user = '/hosts/fixed/api/read/v1/user';
  expect((await caller.call(user, { headers: prefer })).status).toBe(418);
  expect((await caller.call('/hosts/fixed/api/read/v1/caution', { headers: prefer })).status).toBe(
    200,
  );
});
