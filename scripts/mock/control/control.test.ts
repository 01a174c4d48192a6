import { expect, test } from 'vitest';
import { type Credentials, sign } from '../../contract/check/signature.ts';
import { logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const user = '/hosts/fixed/api/read/v1/user';
const billing = '/hosts/fixed/api/read/v2/services/f10482175/billing';

const mock = await testMock();

const control = (
  method: string,
  name: string,
  body?: unknown,
  headers: Record<string, string> = {},
) =>
  fetch(`${mock.url}/__mock/${name}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

test('Pins are set, read and taken away, all at once', async () => {
  const caller = await logIn(mock);
  const set = await control('PUT', 'pins', { getBilling: 'status_5', getPayment: '503' });
  expect(set.status).toBe(200);
  expect(await caller.read(billing)).toMatchObject({ current: { status: '5' } });
  await control('PUT', 'pins', { getPayment: '503' });
  expect(await (await control('GET', 'pins')).json()).toEqual({ getPayment: '503' });
  await control('DELETE', 'pins');
  expect(await caller.read(billing)).toMatchObject({ current: { status: '1' } });
});

test.for([
  [{ getBillings: 'normal' }, 'no operation getBillings'],
  [{ getBilling: 'status_7' }, 'status_6'],
  [{ getBilling: '418' }, '503'],
  [{ getBilling: 5 }, 'a pin is a string'],
] as const)('A pin that cannot hold is refused with what is known: %o', async ([pin, known]) => {
  const response = await control('PUT', 'pins', pin);
  expect(response.status).toBe(400);
  expect(((await response.json()) as { message: string }).message).toMatch(known);
  expect(mock.pins.size).toBe(0);
});

test('The clock is set, moved and put back', async () => {
  await control('POST', 'clock', { at: '2026-11-30T19:59:00+09:00' });
  const moved = await control('POST', 'clock', { advance_minutes: 2 });
  expect(((await moved.json()) as { now: string }).now).toMatch(/^2026-11-30T11:01:/);
  expect(moved.headers.get('date')).toMatch('30 Nov 2026 11:01');
  await control('POST', 'reset');
  expect(mock.clock.now().toISOString()).toMatch(/^2026-11-21T01:40:/);
  expect((await control('POST', 'clock', { at: 'soon' })).status).toBe(400);
});

test('What is set from code is refused as on the page', () => {
  expect(() => mock.pins.set('getBiling', 'empty')).toThrow('Did you mean getBilling?');
  expect(() => mock.pins.set('getBilling', 'status_7')).toThrow('status_6');
  expect(() => mock.faults.set('reads', { kind: 'htlm' as 'html' })).toThrow('kind is not right');
  expect([mock.pins.size, mock.faults.size]).toEqual([0, 0]);
});

test.each(['toString', '__proto__', 'constructor'])(
  'a name that every object has is a name like any other: %s',
  async (name) => {
    for (const what of ['pins', 'faults']) {
      const body = `{${JSON.stringify(name)}: {"kind": "html"}}`;
      const answer = await fetch(`${mock.url}/__mock/${what}`, { method: 'PUT', body });
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain(`no operation ${name}`);
    }
    const fault = await control('PUT', 'faults', { getBilling: { kind: name } });
    expect(fault.status).toBe(400);
    const caller = await logIn(mock);
    const call = await caller.call(billing, { headers: { prefer: `fault=${name}` } });
    expect(call.status).toBe(200);
    expect(mock.violations()).toEqual([expect.stringContaining(`${name} is no fault`)]);
  },
);

test.each([
  { at: '2026-02-30T10:00:00+09:00' },
  { at: '2026-11-30T10:00:00' },
  { at: '9999-12-31T23:59:59+09:00' },
  { advance_minutes: 1e12 },
  { advance_minutes: -1e12 },
])('A clock that can’t be is refused, and stays: %o', async (body) => {
  await control('POST', 'reset');
  const caller = await logIn(mock);
  for (const login of [{}, { login: 'mizuno.keiko' }])
    expect((await control('POST', 'clock', { ...body, ...login })).status).toBe(400);
  expect(mock.clock.now().toISOString()).toMatch(/^2026-11-21T01:40:/);
  expect((await caller.call(billing)).status).toBe(200);
});

test('A reset ends logins and undoes what was written', async () => {
  const caller = await logIn(mock);
  await control('POST', 'reset', undefined, { origin: mock.url });
  expect((await caller.call(billing)).status).toBe(403);
});

test('A page of another site may read the operations and control nothing', async () => {
  const origin = { origin: 'https://elsewhere.example' };
  expect((await control('PUT', 'pins', { getBilling: 'empty' }, origin)).status).toBe(403);
  expect((await control('POST', 'reset', undefined, origin)).status).toBe(403);
  expect((await control('POST', 'clock', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await control('OPTIONS', 'pins', undefined, origin)).status).toBe(403);
  expect((await control('GET', 'operations', undefined, origin)).status).toBe(200);
  expect(mock.pins.size).toBe(0);
});

test('Operations, customers and requests are listed', async () => {
  const operations = (await (await control('GET', 'operations')).json()) as {
    operationId: string;
    responses: { status: string; examples: { name: string; summary: string }[] }[];
  }[];
  const found = operations.find((o) => o.operationId === 'getBilling');
  expect(found).toMatchObject({ host: 'fixed', document: 'read-service', method: 'GET' });
  expect(found?.responses[0]?.examples[0]).toEqual({ name: 'normal', summary: '請求中(画面見本)' });
  expect(JSON.stringify(await (await control('GET', 'customers')).json())).toMatch('09000001234');
  await (await logIn(mock)).call(billing);
  const [, call] = (await (await control('GET', 'requests')).json()) as object[];
  expect(call).toMatchObject({
    operationId: 'getBilling',
    userId: 'mizuno.keiko',
    signature: 'valid',
    source: 'state',
    violations: [],
  });
});

test('A request is shown with both sides, and nothing secret in them', async () => {
  const caller = await logIn(mock);
  await caller.call(billing);
  const listed = (await (await control('GET', 'requests')).json()) as { id: number }[];
  const both = async (index: number): Promise<object> => {
    const response = await control('GET', `request?id=${listed[index]?.id ?? 0}`);
    return (await response.json()) as object;
  };
  const [login, call] = [await both(0), await both(1)];
  expect(login).toMatchObject({
    request: { body: '{\n  "id": "mizuno.keiko",\n  "password": "••••"\n}' },
    answer: { headers: { 'set-cookie': '••••' } },
  });
  expect(call).toMatchObject({
    request: { headers: { authorization: '••••', 'x-amz-security-token': '••••' }, body: '' },
    answer: { headers: { 'content-type': 'application/json' } },
  });
  expect(JSON.stringify(call)).toContain('202611');
  const { access_key_id, access_secret, session_token } = caller.credentials;
  for (const secret of ['minamo-demo', access_key_id, access_secret, session_token])
    expect(JSON.stringify([login, call])).not.toContain(secret);
  expect((await control('GET', 'request?id=99999')).status).toBe(400);
});

test('What is no control call is named with those that are', async () => {
  const response = await control('GET', 'pin');
  expect(response.status).toBe(404);
  expect(await response.text()).toMatch('PUT pins');
});

test('Credentials for a client of one’s own sign as the customer that was named, and no field is passed over', async () => {
  const given = await control('POST', 'credentials', { as: 'kawase.ryo' });
  const { credentials } = (await given.json()) as { credentials: Credentials };
  const request = { method: 'GET', url: `${mock.url}${user}`, headers: {}, body: '' };
  const { url, headers } = sign(request, credentials, { at: mock.clock.now() });
  const answer = (await (await fetch(url, { headers })).json()) as { customer: unknown };
  expect(answer.customer).toMatchObject({ last_name: '川瀬' });
  const refused = await control('POST', 'credentials', { login: 'kawase.ryo' });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toMatch('login says nothing here');
});
