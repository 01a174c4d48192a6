import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Case, Intent } from './cases/case.ts';
import { Http } from './http.ts';
import { askedFor, Sender } from './send.ts';
import { hostsBelow } from './target.ts';
import { line, portal, testCase, testOperation, testWrite } from './testCase.ts';
import { credentialsOf, testSender } from './testSender.ts';
import { type TestRequest, testServer } from './testServer.ts';

const server = await testServer();
let sender: Sender;

beforeEach(() => {
  sender = testSender(server.url);
  sender.credentials = credentialsOf('mine');
});

/** What comes of a call. */
async function sent(call: Partial<Case>): Promise<TestRequest> {
  await sender.send(testCase(call));
  return server.requests.at(-1)!;
}

const open = testOperation({ isSigned: false });
const openWrite = testWrite({ isSigned: false });

test('A call goes to its host from the portal, signed with the credentials of the run', async () => {
  const { method, url, headers, body } = await sent({ query: { month: '202611' } });
  expect([method, url, body]).toEqual([
    'GET',
    `/hosts/mobile/services/${line}/usage?month=202611`,
    '',
  ]);
  expect(headers.origin).toBe(portal);
  expect(headers['authorization']).toMatch('Credential=ASIA-mine/');
  expect(headers['x-amz-security-token']).toBe('token-mine');
  for (const name of ['content-type', 'idempotency-key', 'prefer', 'cookie'])
    expect(headers).not.toHaveProperty(name);
});

test('A call may be signed by another login', async () => {
  await sender.send(testCase(), credentialsOf('other'));
  expect(server.requests[0]?.headers['x-amz-security-token']).toBe('token-other');
});

test('A public call is not signed, and none is without credentials', async () => {
  expect((await sent({ operation: open })).headers).not.toHaveProperty('authorization');
  sender.credentials = undefined;
  expect((await sent({})).headers).not.toHaveProperty('authorization');
});

test('Calls come from the fixed host where no portal is named', () => {
  const hosts = { ...hostsBelow('https://a.example'), fixed: 'https://fixed.example/v1' };
  expect(new Sender({ hosts, timeoutMs: 1 }).origin).toBe('https://fixed.example');
});

test.each<[Partial<Case>, string, string | undefined]>([
  [{ body: '{}' }, '{}', 'application/json'],
  [{ body: 'x', contentType: 'text/plain' }, 'x', 'text/plain'],
  [{ body: '{}', contentType: '' }, '{}', undefined],
  [{ body: '' }, '', 'application/json'],
  [{}, '', undefined],
  [{ body: '{}', intent: { kind: 'undeclared-method', method: 'PATCH' } }, '', undefined],
])('The call %j has the body "%s" of the type %s', async (call, body, type) => {
  const request = await sent({ operation: openWrite, ...call });
  expect(request.body).toBe(body);
  expect(request.headers['content-type']).toBe(type);
});

test('Each press has a key of its own, a given one, or none', async () => {
  const keyOf = async (call: Partial<Case>) => (await sent(call)).headers['idempotency-key'];
  const first = await keyOf({ operation: openWrite });
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(await keyOf({ operation: openWrite })).not.toBe(first);
  expect(await keyOf({ operation: openWrite, key: 'mine' })).toBe('mine');
  expect(await keyOf({ operation: openWrite, key: '' })).toBeUndefined();
  expect(await keyOf({ operation: open, key: 'mine' })).toBeUndefined();
});

test('A scenario is asked for by a header', async () => {
  const { headers } = await sent({ intent: { kind: 'scenario', status: '404', example: 'gone' } });
  expect(headers['prefer']).toBe('code=404, example=gone');
});

test('A preflight asks what a browser asks', async () => {
  const intent: Intent = { kind: 'preflight' };
  const { method, headers, body } = await sent({ operation: testWrite(), body: '{}', intent });
  expect([method, body]).toEqual(['OPTIONS', '']);
  expect(headers).toMatchObject({ origin: portal, 'access-control-request-method': 'PUT' });
  for (const name of ['authorization', 'idempotency-key', 'content-type'])
    expect(headers).not.toHaveProperty(name);
});

test.each([
  [
    testWrite(),
    'PUT',
    'authorization,content-type,idempotency-key,x-amz-date,x-amz-security-token',
  ],
  [testOperation(), 'GET', 'authorization,x-amz-date,x-amz-security-token'],
  [openWrite, 'PUT', 'content-type,idempotency-key'],
  [open, 'GET', undefined],
])('A preflight names the headers that the call has', (operation, method, headers) => {
  expect(askedFor(testCase({ operation }))).toStrictEqual({
    'access-control-request-method': method,
    ...(headers ? { 'access-control-request-headers': headers } : {}),
  });
});

test('The cookie goes to the support page alone, and may be missing or wrong', async () => {
  const support = testOperation({ document: 'support', isSigned: false });
  const cookieOf = async (call: Partial<Case>) => (await sent(call)).headers.cookie;
  expect(await cookieOf({ operation: support })).toBeUndefined();
  sender.cookie = 'sid=aY8-zZ9=';
  expect(await cookieOf({ operation: support })).toBe('sid=aY8-zZ9=');
  expect(await cookieOf({ operation: open })).toBeUndefined();
  const wrong: Intent = { kind: 'cookie', state: 'wrong' };
  expect(await cookieOf({ operation: support, intent: wrong })).toBe('sid=bZ9-zZ9=');
  const none: Intent = { kind: 'cookie', state: 'none' };
  expect(await cookieOf({ operation: support, intent: none })).toBeUndefined();
});

test('The first answer with a time tells the server’s clock', async () => {
  const hour = 3_600_000;
  const now = Date.parse('2026-11-21T01:40:00Z');
  vi.spyOn(Date, 'now').mockReturnValue(now);
  const dates = ['never', '2026-11-21T02:40:00Z', '2020-01-01T00:00:00Z'];
  server.answer = () => ({ headers: ['date', dates.shift() ?? ''] });
  expect(sender.clockOffset).toBe(0);
  await sent({});
  expect(sender.clock).toBeUndefined();
  await sent({});
  expect(sender.clockOffset).toBe(hour);
  expect((await sent({})).headers['x-amz-date']).toBe('20261121T024000Z');
  expect(sender.clock).toBe(hour);
});

test('Calls are counted, and a failure is an answer too', async () => {
  await sent({});
  server.answer = () => ({ cut: 'before' });
  const reply = await sender.send(testCase());
  expect(reply.failure).toBe('socket hang up');
  expect(sender.sent).toBe(2);
});

test.each([
  [undefined, 2],
  [3, 3],
])('Where %s may run at once, %i do', async (parallel, most) => {
  sender = testSender(server.url, { parallel });
  let running = 0;
  let seen = 0;
  server.answer = async () => {
    seen = Math.max(seen, (running += 1));
    await wait(10);
    running -= 1;
    return {};
  };
  await Promise.all([1, 2, 3, 4].map(() => sent({})));
  expect(seen).toBe(most);
});

test('Closing ends the connections', () => {
  const close = vi.spyOn(Http.prototype, 'close');
  sender.close();
  expect(close).toHaveBeenCalledOnce();
});
