import { beforeEach, expect, test } from 'vitest';
import type { CheckedContract } from './contract.ts';
import type { Fault } from './finding.ts';
import type { Sender } from './send.ts';
import { endCredentials, endedCookie, endOther, wrongLogins } from './sessionLife.ts';
import { testContract, testOperation } from './testCase.ts';
import { credentialsOf, testSender } from './testSender.ts';
import { json, type TestRequest, type TestResponse, testServer } from './testServer.ts';

const server = await testServer();
const source = { kind: 'login', user: 'a', password: 'Pass-word1' } as const;
const ofCustomer = (operationId: string) =>
  testOperation({ operationId, path: `/${operationId}`, hosts: ['auth'], parameters: [] });
const whole = testContract(['getUser', 'getService', 'getRenew', 'getLogout'].map(ofCustomer));

let sender: Sender;
let reported: [operationId: string, rule: string, expected: string, got: string][];

beforeEach(() => {
  sender = testSender(server.url);
  reported = [];
});

const report = (id: string, { rule, expected, got }: Fault) =>
  reported.push([id, rule, expected, got]);

/** The login by whose credentials a request is signed. */
const signer = ({ headers }: TestRequest) =>
  /ASIA-(\w+)/.exec(String(headers['authorization']))?.[1] ?? 'nobody';

/** A server that begins and ends logins; what it answers to an operation may be otherwise. */
function serve(otherwise: Record<string, (request: TestRequest) => TestResponse> = {}): void {
  const over = new Set<string>();
  let logins = 0;
  server.answer = (request) => {
    const name = request.url.split('/').at(-1) ?? '';
    const other = otherwise[name]?.(request);
    if (other) return other;
    if (name === 'login') return json(200, credentialsOf(`login${(logins += 1)}`));
    const who = signer(request);
    if (over.has(who)) return json(403, {});
    if (name === 'getRenew' || name === 'getLogout') over.add(who);
    const renewed = who === 'renewed' ? 'again' : 'renewed';
    return json(200, name === 'getRenew' ? credentialsOf(renewed) : {});
  };
}

const end = (contract: CheckedContract = whole) => endCredentials(contract, sender, source, report);

test('One login is renewed and one ended, and both are kept to be refused', async () => {
  serve();
  expect(await end()).toBe(true);
  expect(reported).toEqual([]);
  expect(sender.ended).toEqual({
    renewed: credentialsOf('login1'),
    'logged-out': credentialsOf('login2'),
  });
  expect(sender.other).toEqual(credentialsOf('again'));
  const calls = server.requests.map(
    (request) => `${request.url.split('/').at(-1)} ${signer(request)}`,
  );
  // The run's own login, which is nobody's here, is looked at first and after each; the renewal is asked for twice
  // at once, and once more with what it gave, which is served.
  expect(calls.sort()).toEqual(
    [
      ...['getUser nobody', 'login nobody', 'getRenew login1', 'getRenew login1'],
      ...['getUser nobody', 'getService login1', 'getUser login1', 'getRenew renewed'],
      'getUser again',
      ...['login nobody', 'getLogout login2', 'getUser nobody'],
      ...['getService login2', 'getUser login2'],
    ].sort(),
  );
});

const good = () => json(200, {});

test('Credentials that are served after their end are reported, and tried no more', async () => {
  serve({ getUser: good, getService: good });
  expect(await end()).toBe(true);
  expect(reported).toEqual([
    ['getRenew', 'session-renewed', '403', '200'],
    ['getLogout', 'session-logged-out', '403', '200'],
  ]);
  expect(sender.ended).toEqual({});
});

test('One read that refuses them is enough', async () => {
  serve({ getUser: good });
  await end();
  expect(reported).toEqual([]);
  expect(Object.keys(sender.ended)).toEqual(['renewed', 'logged-out']);
});

test('A renewal that gives the same credentials is reported', async () => {
  serve({ getRenew: () => json(200, credentialsOf('login1')) });
  await end();
  expect(reported).toContainEqual([
    'getRenew',
    'renewal-same',
    'new credentials',
    'those there were',
  ]);
});

test.each<[string, TestResponse]>([
  ['no credentials', json(200, {})],
  ['no JSON', { body: 'x' }],
])('A renewal that gives %s leaves no other login', async (_, answer) => {
  serve({ getRenew: () => answer, getLogout: () => json(200, credentialsOf('x')) });
  expect(await end()).toBe(true);
  expect(sender.other).toBeUndefined();
});

test('A renewal that is refused leaves the logout to be tried', async () => {
  serve({ getRenew: () => json(500, {}) });
  expect(await end()).toBe(false);
  expect(sender.ended).toEqual({ 'logged-out': credentialsOf('login2') });
  expect(reported).toEqual([]);
});

test('Without a login, a further one or the operations nothing can be ended', async () => {
  serve({ login: () => json(401, {}) });
  expect(await endCredentials(whole, sender, { kind: 'env' }, report)).toBe(false);
  expect(server.requests).toEqual([]);
  expect(await end()).toBe(false);
  expect(server.requests).toHaveLength(2);
  serve();
  expect(await end(testContract())).toBe(false);
  expect(sender.ended).toEqual({});
});

test('The login of the renewal is ended after the run', async () => {
  await endOther(whole, sender);
  expect(server.requests).toEqual([]);
  sender.other = credentialsOf('other');
  await endOther(whole, sender);
  expect(server.requests.map((request) => [request.url, signer(request)])).toEqual([
    ['/hosts/auth/getLogout', 'other'],
  ]);
  expect(sender.other).toBeUndefined();
  sender.other = credentialsOf('other');
  await endOther(testContract([ofCustomer('getUser')]), sender);
  expect(sender.other).toBeUndefined();
  expect(server.requests).toHaveLength(1);
});

const support = testContract([
  ofCustomer('getUser'),
  testOperation({
    operationId: 'getSupportSession',
    path: '/session',
    document: 'support',
    hosts: ['support'],
    isSigned: false,
    parameters: [],
  }),
]);

test.each<[TestResponse, boolean]>([
  [json(200, { is_logged_in: true }), true],
  [json(200, { is_logged_in: false }), false],
  [json(200, { is_logged_in: 'true' }), false],
  [json(403, { is_logged_in: true }), false],
  [json(200, null), false],
  [{ body: 'x' }, false],
])('A cookie after its logout that is answered with %j is served: %s', async (answer, is) => {
  server.answer = () => answer;
  await endedCookie(support, sender, 'sid=1', report);
  expect(server.requests).toMatchObject([
    { url: '/hosts/support/session', headers: { cookie: 'sid=1' } },
  ]);
  const expected = ['postSupportLogout', 'cookie-logged-out', 'nobody’s session', 'the customer’s'];
  expect(reported).toEqual(is ? [expected] : []);
});

test('Without a support page there is no cookie to try', async () => {
  await endedCookie(whole, sender, 'sid=1', report);
  expect(server.requests).toEqual([]);
});

const tried = () =>
  server.requests.map(({ body }) => Object.values(JSON.parse(body) as object).join());
const refused = json(401, { code: 'login_failed' });
const byPassword = (answers: (id: string, password: string) => TestResponse) => {
  server.answer = ({ body }) => {
    const { id, password } = JSON.parse(body) as { id: string; password: string };
    return id === 'a' && password === source.password ? json(200, {}) : answers(id, password);
  };
};

test('A login is tried with what must be refused, and a right one follows each attempt', async () => {
  byPassword(() => refused);
  await wrongLogins(sender, source, report);
  expect(tried()).toEqual([
    expect.stringMatching(/^nobody\.at-all\.\w+,not-the-password-1$/),
    'a,Pass-word1-not-1',
    'a,Pass-word1',
    'a,pASS-WORD1',
    'a,Pass-word1',
    'a,Pass-wor',
    'a,Pass-word1',
    'a,Pass-word1 ',
    'a,Pass-word1',
    'a,Pass-word1',
    'a,Pass-word1',
  ]);
  const [press, again] = server.requests.slice(-2).map(({ headers }) => headers['idempotency-key']);
  expect(again).toBe(press);
  expect(reported).toEqual([]);
});

test('A login that is begun anew for a repeated press is reported', async () => {
  let count = 0;
  server.answer = ({ body }) =>
    body === JSON.stringify({ id: 'a', password: source.password })
      ? json(200, { count: (count += 1) })
      : refused;
  await wrongLogins(sender, source, report);
  expect(reported).toEqual([
    ['postLogin', 'key-repeated', '200, the first answer', '200, another login'],
  ]);
});

test('A password that has no other case and is short is tried with a space alone', async () => {
  byPassword(() => refused);
  await wrongLogins(sender, { ...source, password: '1234-678' }, report);
  expect(tried()).toHaveLength(7);
});

test('Without a login none is tried', async () => {
  await wrongLogins(sender, { kind: 'env' }, report);
  expect(server.requests).toEqual([]);
});

test.each(['nobody', 'not-1', 'pASS', 'Pass-wor'])(
  'A wrong login is reported: %s',
  async (served) => {
    byPassword((id, password) =>
      id.startsWith(served) || password.endsWith(served) || password.startsWith(served)
        ? json(200, {})
        : refused,
    );
    await wrongLogins(sender, source, report);
    expect(reported).toEqual([['postLogin', 'login-wrong', 'a refusal, 4xx', '200']]);
  },
);

test.each<[TestResponse, string]>([
  [json(404, { code: 'login_failed' }), '404 login_failed'],
  [json(401, { code: 'no_such_id' }), '401 no_such_id'],
  [{ status: 401, body: 'x' }, '401 undefined'],
  [json(400, null), '400 undefined'],
])('A refusal %j that tells whether the id exists is reported', async (answer, got) => {
  byPassword((id) => (id === 'a' ? refused : answer));
  await wrongLogins(sender, source, report);
  expect(reported).toEqual([
    ['postLogin', 'login-tells', '401 login_failed for both', `${got} for no such id`],
  ]);
});
