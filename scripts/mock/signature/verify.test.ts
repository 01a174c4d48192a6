import { beforeEach, expect, test } from 'vitest';
import { type Caller, type CallOptions, logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const billing = '/hosts/fixed/api/read/v2/services/f10482175/billing';
const gift = '/hosts/mobile/api/write/v1/services/m09000001234/packet-gift-code';
const history = '/hosts/fixed/api/read/v2/services/f10482175/notification-history?filter=unread';
const order = { to_phone: '09000005678', amount_mb: 500, message: 'はい どうぞ+&' };

const mock = await testMock();
let caller: Caller;

beforeEach(async () => {
  caller = await logIn(mock);
});

interface Refused {
  code: string;
  differs: string[];
  message: string;
  expected: Record<string, string>;
}

async function refusedBy(response: Response): Promise<Refused> {
  expect(response.status).toBe(403);
  return (await response.json()) as Refused;
}

const refused = async (url: string, options: CallOptions): Promise<Refused> =>
  refusedBy(await caller.call(url, options));

test('A rightly signed call is answered, with query and with a Japanese body too', async () => {
  expect((await caller.call(billing)).status).toBe(200);
  expect((await caller.call(history)).status).toBe(200);
  expect((await caller.call(gift, { method: 'POST', body: order })).status).toBe(200);
  expect(mock.requests.map((r) => r.signature)).toEqual(['public', 'valid', 'valid', 'valid']);
});

test('A call without a signature is refused', async () => {
  const { code, differs } = await refusedBy(await fetch(mock.url + billing));
  expect(code).toBe('mock_signature');
  expect(differs).toEqual(['authorization']);
});

test.for([
  ['region', { region: 'us-east-1' }],
  ['service', { service: 's3' }],
] as const)('A wrong %s in the scope is named', async ([part, sign]) => {
  const { differs, expected } = await refused(billing, { sign });
  expect(differs).toEqual([part]);
  expect(expected[part]).toBe({ region: 'ap-northeast-1', service: 'execute-api' }[part]);
});

test('A date more than five minutes off is refused, and the answer’s Date says the right time', async () => {
  const off = (minutes: number) =>
    new Date(mock.clock.now().getTime() + minutes * 60_000)
      .toISOString()
      .replace(/[-:]|\.\d+/g, '');
  expect((await caller.call(billing, { sign: { datetime: off(4) } })).status).toBe(200);
  expect((await caller.call(billing, { sign: { datetime: off(-4) } })).status).toBe(200);
  const late = await caller.call(billing, { sign: { datetime: off(-7) } });
  expect(new Date(late.headers.get('date') ?? '').getFullYear()).toBe(2026);
  expect((await refusedBy(late)).message).toMatch('7 minutes behind the server');
  const early = await refused(billing, { sign: { datetime: off(7) } });
  expect(early.differs).toEqual(['x-amz-date']);
});

test('A body that was changed on the way is refused', async () => {
  const signed = await caller.signed(gift, { method: 'POST', body: order });
  const changed = new Request(signed, { body: JSON.stringify({ ...order, amount_mb: 9500 }) });
  expect((await refusedBy(await fetch(changed))).code).toBe('mock_signature');
});

test('A body that was not signed is named', async () => {
  const signed = await caller.signed(gift, { method: 'POST' });
  const sent = new Request(signed, { body: JSON.stringify(order) });
  expect((await refusedBy(await fetch(sent))).differs).toEqual(['body']);
});

test('A body that does not have the declared hash is named', async () => {
  const headers = { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };
  expect((await refused(gift, { method: 'POST', body: order, headers })).differs).toEqual(['body']);
});

test('A query that was not signed is named', async () => {
  const sign = { url: mock.url + history.split('?')[0] };
  expect((await refused(history, { sign })).differs).toEqual(['query']);
});

test('A path that was signed without the prefix of its host is named', async () => {
  const sign = { url: mock.url + billing.replace('/hosts/fixed', '') };
  const { differs, message } = await refused(billing, { sign });
  expect(differs).toEqual(['path']);
  expect(message).toMatch('without the prefix');
});

test('A wrong method is named', async () => {
  expect((await refused(billing, { sign: { method: 'POST' } })).differs).toEqual(['method']);
});

test('A header that must be signed and is not is named', async () => {
  const signed = await caller.signed(billing);
  const headers = new Headers(signed.headers);
  const authorization = headers.get('authorization') ?? '';
  headers.set('authorization', authorization.replace(';x-amz-security-token', ''));
  const { differs } = await refusedBy(await fetch(new Request(signed, { headers })));
  expect(differs).toEqual(['x-amz-security-token']);
});

test('A wrong secret is refused without a word of the right one', async () => {
  const right = caller.credentials.access_secret;
  caller.credentials = { ...caller.credentials, access_secret: 'x'.repeat(40) };
  const response = await caller.call(billing);
  const text = await response.text();
  expect(response.status).toBe(403);
  expect(JSON.parse(text)).toMatchObject({ code: 'mock_signature', differs: ['signature'] });
  expect(text).not.toContain(right);
  expect(text).not.toContain(caller.credentials.session_token);
});

test('A token of another login does not fit the access key', async () => {
  const other = await logIn(mock, 'irie.fumi');
  caller.credentials = {
    ...caller.credentials,
    session_token: other.credentials.session_token,
  };
  expect((await refused(billing, {})).differs).toEqual(['access_key_id']);
});

test('A token that nobody got is a session that is gone', async () => {
  caller.credentials = { ...caller.credentials, session_token: 'n'.repeat(64) };
  const response = await caller.call(billing);
  expect(response.headers.get('x-mock-reason')).toBe('unknown');
  expect((await refusedBy(response)).code).toBe('session_invalid');
});
