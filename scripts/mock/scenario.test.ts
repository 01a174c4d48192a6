import { beforeEach, expect, test } from 'vitest';
import { type Caller, logIn } from './testing.ts';
import { testMock } from './testMock.ts';

const billing = '/hosts/fixed/api/read/v2/services/f10482175/billing';
const gift = '/hosts/mobile/api/write/v1/services/m09000001234/packet-gift-code';

const mock = await testMock();
let caller: Caller;

beforeEach(async () => {
  caller = await logIn(mock);
});

test('Prefer chooses an example or a code', async () => {
  const chosen = await caller.read<{ current: { status: string } }>(billing, {
    headers: { prefer: 'example=status_5' },
  });
  expect(chosen.current.status).toBe('5');
  const down = await caller.call(billing, { headers: { prefer: 'code=503' } });
  expect([down.status, await down.json()]).toMatchObject([503, { code: 'maintenance' }]);
});

test('A pin holds for every login until it is taken away; the header wins over it', async () => {
  mock.pins.set('getBilling', 'empty');
  expect(await caller.read(billing)).toMatchObject({ current: null });
  const other = await logIn(mock, 'irie.fumi');
  expect(await other.read(billing.replace('f10482175', 'f20831146'))).toMatchObject({
    current: null,
  });
  const headers = { prefer: 'example=status_2' };
  expect(await caller.read(billing, { headers })).toMatchObject({ current: { status: '2' } });
  mock.pins.clear();
  expect(await caller.read(billing)).toMatchObject({ current: { total: 10430 } });
});

test('A business refusal is a named example, under its status', async () => {
  const response = await caller.call(gift, {
    method: 'POST',
    body: { to_phone: '09000005678', amount_mb: 500, message: null },
    headers: { prefer: 'example=packet_gift_code_not_neo_plan' },
  });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'packet_gift_code_not_neo_plan' });
});

test('An example that does not exist is said loudly, with those that do', async () => {
  const response = await caller.call(billing, { headers: { prefer: 'example=status_7' } });
  expect(response.status).toBe(400);
  const body = (await response.json()) as { code: string; examples: string[] };
  expect(body.code).toBe('mock_unknown_example');
  expect(body.examples).toContain('status_6');
  expect(mock.violations()[0]).toMatch('getBilling has no example or code status_7');
});

test('A preference in other case, with blanks, is read; one that contradicts itself is named', async () => {
  const headers = { prefer: 'Example = "status_5"' };
  expect(await caller.read(billing, { headers })).toMatchObject({ current: { status: '5' } });
  const both = await caller.call(billing, { headers: { prefer: 'code=503, example=status_5' } });
  expect(both.status).toBe(400);
  expect(mock.violations()[0]).toMatch('no example or code status_5 with the code 503');
});

test('A path that is no UTF-8 is a 400', async () => {
  const answer = await caller.call(billing.replace('f10482175', '%E0%A4%A'));
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'bad_request' }]);
  expect(mock.violations()[0]).toMatch('write %25 for it');
});

test('A request that breaks the contract is answered with what is wrong, and recorded', async () => {
  const response = await caller.call(gift, {
    method: 'POST',
    body: { to_phone: '090-0000-5678', amount_mb: 700 },
  });
  expect(response.status).toBe(400);
  const { code } = (await response.json()) as { code: string };
  const violations = decodeURIComponent(response.headers.get('x-mock-violations') ?? '');
  expect(code).toBe('bad_request');
  expect(violations).toMatch(/to_phone[\s\S]*pattern/);
  expect(violations).toMatch(/multiple of 500/);
  expect(violations).toMatch(/message/);
  expect(violations).toMatch('amount_mb');
  expect(mock.violations()).toHaveLength(violations.split(' | ').length);
  expect(mock.violations()).toEqual([]);
});

test('A path parameter and a query are held to the contract too', async () => {
  expect((await caller.call(billing.replace('f10482175', 'x1'))).status).toBe(400);
  const history = '/hosts/fixed/api/read/v2/services/f10482175/notification-history?filter=new';
  expect((await caller.call(history)).status).toBe(400);
});

test('A call for the wrong host says which one is right', async () => {
  const unknown = await caller.call('/hosts/mobile/api/read/v1/user');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({
    code: 'mock_unknown_operation',
    message: expect.stringContaining('GET /api/read/v1/user on host fixed') as string,
  });
  const service = await caller.call(billing.replace('/fixed/', '/mobile/'));
  expect(await service.json()).toMatchObject({ code: 'mock_wrong_host' });
});

test('A page of another origin may call, and reads the Date of the mock', async () => {
  const response = await fetch(mock.url + billing, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://portal.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization,prefer,x-amz-date',
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-headers')).toMatch('prefer');
  const call = await caller.call(billing, { headers: { origin: 'http://portal.example' } });
  expect(call.headers.get('access-control-allow-origin')).toBe('http://portal.example');
  expect(call.headers.get('access-control-expose-headers')).toMatch('Date');
  expect(call.headers.get('date')).toBe(mock.clock.now().toUTCString());
});
