import { afterEach, expect, test } from 'vitest';
import { logIn } from './testing.ts';
import { testMock } from './testMock.ts';

const mock = await testMock();
const charge = '/hosts/mobile/api/write/v1/services/m09000001234/charge';
const order = { category: 'neo', option_code: 'NC100' };
const user = '/hosts/fixed/api/read/v1/user';
const contract = '/hosts/fixed/api/write/v1/contract';
const billing = '/hosts/fixed/api/read/v2/services/f10482175/billing';

// The breaches of this file are meant.
afterEach(() => mock.violations());

const left = async () => {
  const caller = await logIn(mock);
  const at = charge.replace('/write/', '/read/');
  return (await caller.read<{ data_left_mb: number }>(at)).data_left_mb;
};

test.for(['text/plain', 'application/json-patch+json', ''])(
  'A write with a body of type “%s” is refused, and nothing is done',
  async (type) => {
    const before = await left();
    const caller = await logIn(mock);
    const headers: Record<string, string> = { 'content-type': type };
    const answer = await caller.call(charge, { method: 'POST', body: order, headers });
    expect(answer.status).toBe(400);
    expect(mock.violations().join()).toMatch(/content-type: must be application\/json/);
    expect(await left()).toBe(before);
  },
);

test('Upper case and a charset are the same type', async () => {
  const caller = await logIn(mock);
  const headers = { 'content-type': 'Application/JSON; charset=utf-8' };
  const answer = await caller.call(charge, { method: 'POST', body: order, headers });
  expect(answer.status).toBe(200);
  expect(mock.violations()).toEqual([]);
});

test('An undeclared query parameter is answered as a server does, and reported', async () => {
  const caller = await logIn(mock);
  const answer = await caller.call(`${billing}?page=2&page=3`);
  expect(answer.status).toBe(200);
  expect(decodeURIComponent(answer.headers.get('x-mock-violations') ?? '')).toMatch(
    'query.page: is not declared',
  );
  expect(mock.violations()).toHaveLength(1);
});

test.for(['0012345678', '00000000000', '1312345678'])(
  'The phone number %s is refused, and nothing is changed',
  async (tel) => {
    const caller = await logIn(mock);
    const { customer } = await caller.read<{ customer: object }>(user);
    const body = { phone: { tel, tel_daytime: null } };
    const answer = await caller.call(contract, { method: 'PUT', body });
    expect(answer.status).toBe(400);
    expect(mock.violations().join()).toMatch(/phone\.tel: /);
    expect(await caller.read(user)).toMatchObject({ customer });
  },
);
