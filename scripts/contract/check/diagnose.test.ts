import { beforeEach, expect, test } from 'vitest';
import type { Case, Intent } from './cases/case.ts';
import type { Reply } from './http.ts';
import type { CredentialSource } from './login.ts';
import { Outage } from './outage.ts';
import type { Sender } from './send.ts';
import { line, testCase, testContract, testOperation, testReply } from './testCase.ts';
import { credentialsOf, testSender } from './testSender.ts';
import { json, type TestRequest, type TestResponse, testServer } from './testServer.ts';
import { ValuePool } from './valuePool.ts';

const server = await testServer();
const login = { kind: 'login', user: 'a', password: 'p' } as const;
const ofCustomer = (operationId: string) =>
  testOperation({ operationId, path: `/${operationId}`, hosts: ['fixed', 'auth'], parameters: [] });
const contract = testContract(['getUser', 'getService'].map(ofCustomer));
let sender: Sender;

beforeEach(() => {
  sender = testSender(server.url);
  sender.credentials = credentialsOf('old');
  sender.clock = 0;
});

/** The diagnosis of a reply, given the answers to the probes in their order; a login has an answer of its own. */
async function diagnose(
  reply: Partial<Omit<Reply, 'headers' | 'body'>>,
  probes: TestResponse[],
  {
    call = {},
    source = login,
    own = contract,
  }: { call?: Partial<Case>; source?: CredentialSource; own?: typeof contract } = {},
  answerToLogin = json(200, credentialsOf('new')),
) {
  const isLogin = ({ url }: TestRequest) => url.endsWith('/login');
  const [before, wanted] = [server.requests.length, probes.length];
  server.answer = (request) =>
    isLogin(request) ? answerToLogin : (probes.shift() ?? { cut: 'before' });
  const valuePool = new ValuePool(own);
  valuePool.take({ service_id: line });
  const outage = new Outage(own, sender, source, valuePool);
  const diagnosis = await outage.diagnose(testCase(call), testReply(reply));
  expect(server.requests.slice(before).filter((request) => !isLogin(request))).toHaveLength(wanted);
  return diagnosis.kind === 'over' || diagnosis.kind === 'host'
    ? `${diagnosis.fault.rule}: ${diagnosis.fault.expected}, ${diagnosis.fault.got}`
    : diagnosis.kind;
}

const invalid: Intent = { kind: 'invalid', isServiceId: false };
const tampered: Intent = { kind: 'tampered', how: 'secret' };
const scenario: Intent = { kind: 'scenario', status: '503', example: 'maintenance' };
const method: Intent = { kind: 'undeclared-method', method: 'PATCH' };

test.each<[Partial<Reply>, Partial<Case>]>([
  [{ status: 200 }, {}],
  [{ status: 404 }, {}],
  [{ status: 500 }, { description: 'valid, page 2' }],
  [{ status: 403 }, { operation: testOperation({ isSigned: false }) }],
  [{ status: 403 }, { intent: tampered }],
  [{ status: 403 }, { intent: scenario }],
  [{ status: 403 }, { intent: method }],
  [{ status: 503 }, { intent: scenario }],
  [{ status: 429 }, { intent: scenario }],
  [{ status: 0, failure: 'lost' }, { intent: scenario }],
])('The answer %j to %j is the operation’s own, without a question', async (reply, call) => {
  expect(await diagnose(reply as never, [], { call })).toBe('own');
  expect(server.requests).toEqual([]);
});

test('Too many calls end a run at once', async () => {
  expect(await diagnose({ status: 429 }, [])).toBe('rate-limited: answers to all calls, 429');
  expect(server.requests).toEqual([]);
});

const ok = json(200, {});
const over = json(403, {});

test.each<[number, TestResponse, Partial<Case>]>([
  [500, ok, {}],
  [403, ok, {}],
  [403, ok, { intent: invalid }],
  [403, json(503, {}), {}],
  [502, ok, {}],
  [503, ok, {}],
  [503, over, {}],
  [504, json(500, {}), { intent: tampered }],
  [502, ok, { intent: method }],
])(
  'A %i is the operation’s own while another read is answered with %j',
  async (status, probe, call) => {
    expect(await diagnose({ status }, [probe], { call })).toBe('own');
  },
);

test('A failure is the operation’s own while another read is answered', async () => {
  expect(await diagnose({ status: 0, failure: 'lost' }, [ok])).toBe('own');
});

/** Answers to the other clocks, six, that are tried before another login. */
const clocks = Array.from({ length: 6 }, () => over);

test('A session that ended is begun again', async () => {
  expect(await diagnose({ status: 403 }, [over, ...clocks, ok])).toBe('again');
  expect(sender.credentials).toEqual(credentialsOf('new'));
});

const ended = 'session-ended: answers to all calls, 403';

test('A session that ends for good ends the run', async () => {
  expect(await diagnose({ status: 403 }, [over, ...clocks, over])).toBe(ended);
  expect(await diagnose({ status: 403 }, [over, ...clocks], {}, over)).toBe(ended);
  const env = { source: { kind: 'env' } } as const;
  expect(await diagnose({ status: 403 }, [over, ...clocks], env)).toBe(ended);
});

test('A clock that differs from the one that checks signatures is named and corrected', async () => {
  sender.clock = 24 * 3_600_000;
  expect(await diagnose({ status: 403 }, [over, ok])).toBe('again');
  expect(sender.clock).toBe(0);
});

test('Without a Date the clock is what is not known', async () => {
  sender = testSender(server.url);
  sender.credentials = credentialsOf('old');
  const timeless = { ...over, headers: ['date', 'none'] };
  const login = json(200, credentialsOf('new'), 'date', 'none');
  const reported = await diagnose({ status: 403 }, [timeless, timeless], {}, login);
  expect(reported).toMatch(/^clock-unknown: a Date/);
});

const ofLine = (operationId: string) => testOperation({ operationId, path: `/${operationId}` });
const two = testContract([...contract.operations, ofLine('getA'), ofLine('getB')]);

test.each([502, 503, 500, 403])(
  'A host that answers %i to all is reported as that',
  async (status) => {
    const same = json(status, {});
    expect(await diagnose({ status }, [ok, same, same], { own: two })).toBe(
      `host-down: answers of the mobile host, as of the others, ${status}${status === 403 ? ' to all signed calls' : ''}`,
    );
    expect(await diagnose({ status }, [ok, same, ok], { own: two })).toBe('own');
  },
);

test.each<[Partial<Omit<Reply, 'headers' | 'body'>>, TestResponse, string]>([
  [{ status: 503 }, json(503, {}), 'maintenance: answers to all calls, 503'],
  [{ status: 502 }, json(503, {}), 'server-down: answers to all calls, 502'],
  [{ status: 503 }, json(502, {}), 'server-down: answers to all calls, 503'],
  [{ status: 504 }, json(504, {}), 'server-down: answers to all calls, 504'],
  [{ status: 502 }, { cut: 'before' }, 'server-down: answers to all calls, 502'],
  [{ status: 0, failure: 'lost' }, { cut: 'before' }, 'server-down: answers to all calls, lost'],
])('%j ends the run when another read is answered with %j', async (reply, probe, reported) => {
  expect(await diagnose(reply, [probe])).toBe(reported);
});

test('Another read than the one that failed is asked, validly', async () => {
  await diagnose({ status: 503 }, [ok]);
  const [user] = contract.operations;
  await diagnose({ status: 503 }, [ok], { call: { operation: user!, host: 'auth' } });
  expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /hosts/fixed/getUser',
    'GET /hosts/fixed/getService',
  ]);
});

test('Where the contract has neither getUser nor getService, the operation itself is asked', async () => {
  const own = testContract();
  await diagnose({ status: 503 }, [ok], { own });
  const operation = testOperation({ hosts: [], path: '/usage', parameters: [] });
  await diagnose({ status: 503 }, [ok], { own, call: { operation, host: 'auth' } });
  expect(server.requests.map(({ url }) => url)).toEqual([
    '/hosts/mobile/services//usage',
    '/hosts/auth/usage',
  ]);
});
