import { beforeEach, expect, test, vi } from 'vitest';
import type { Result } from './run.ts';
import type { Credentials } from './signature.ts';
import {
  type Backend,
  checkBackend,
  loginOf,
  password,
  smallContract,
  testBackend,
} from './testBackend.ts';
import { declaredAs, line, queryOf, testOperation, testWrite } from './testCase.ts';
import { json, type TestRequest } from './testServer.ts';

const begin = await testBackend();
let backend: Backend;

beforeEach(() => {
  backend = begin();
});

const reported = ({ findings }: Result) => findings.map((f) => `${f.rule} ${f.operations.join()}`);
const logins = () =>
  backend.requests.filter(({ method, url }) => method === 'POST' && url.endsWith('/login')).length;
const signedBy = (name: string) =>
  backend.requests
    .filter((request) => loginOf(request) === name)
    .map(({ url }) => url.split('/').at(-1));

const support = { document: 'support', hosts: ['support'], isSigned: false } as const;

test('A run ends the logins that it made for itself alone', async () => {
  await checkBackend(backend, ['getUsage']);
  expect([...backend.logins]).toEqual(['login1']);
  expect(signedBy('login2').slice(0, 4).sort()).toEqual(['renew', 'renew', 'services', 'user']);
  expect(signedBy('login3')[0]).toBe('renew');
  expect(signedBy('login4').at(-1)).toBe('logout');
  expect(signedBy('login5').slice(0, 3).sort()).toEqual(['logout', 'services', 'user']);
});

test('Where no signed operation is called no session is ended', async () => {
  await checkBackend(backend, ['putSpeed']);
  expect(logins()).toBe(1);
  await checkBackend(backend, ['postLogin']);
  expect(backend.requests.filter(({ url }) => url.endsWith('/renew'))).toEqual([]);
});

test('A login is tried with its own id, and with wrong ones', async () => {
  const result = await checkBackend(backend, ['postLogin']);
  expect(reported(result)).toEqual([]);
  const bodies = backend.requests.map(({ body }) => body);
  expect(bodies).toContainEqual(
    expect.stringMatching(/^\{"id":"nobody\.at-all\.\w+","password":"not-the-password-1"\}$/),
  );
  expect(bodies).not.toContain('{"id":"b","password":"example"}');
  const { seen } = result.coverage.find((c) => c.kind === 'response' && c.name === '200')!;
  expect(seen).toBe('seen');
});

test('A login that lets everybody in is reported', async () => {
  backend.tamper = (request, right) =>
    request.body.includes('nobody.at-all') ? json(200, {}) : right;
  expect(reported(await checkBackend(backend, ['postLogin']))).toEqual(['login-wrong postLogin']);
});

test('A login without a cookie is reported', async () => {
  backend.tamper = (_request, right) => ({
    ...right,
    headers: right.headers?.filter((each) => each !== 'set-cookie' && !each.startsWith('sid=')),
  });
  const { findings } = await checkBackend(backend, ['getUsage']);
  expect(findings).toMatchObject([
    { rule: 'header-missing', operations: ['postLogin'], expected: 'Set-Cookie', got: 'none' },
  ]);
});

test('Given credentials are used, and what they do not show is said', async () => {
  const { access_key_id, access_secret, session_token } = {
    access_key_id: 'ASIA-given',
    access_secret: 's',
    session_token: 't',
  };
  vi.stubEnv('AWS_ACCESS_KEY_ID', access_key_id);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', access_secret);
  vi.stubEnv('AWS_SESSION_TOKEN', session_token);
  backend.isServed = (request) => loginOf(request) === 'given';
  const result = await checkBackend(backend, ['getUsage', 'getLogout'], {
    credentials: { kind: 'env' },
  });
  vi.unstubAllEnvs();
  expect(result.notTested).toEqual([
    'sessions that were renewed or ended, and cookies: need a login (--user)',
  ]);
  expect(logins()).toBe(0);
  expect(reported(result)).not.toContain('header-missing postLogin');
  // Without a signature (once as it is, twice with something wrong), and with one in the address, but with no
  // credentials that have ended.
  const unsigned = ({ method, url, headers }: TestRequest) =>
    method === 'GET' && url.includes('/usage') && !headers.authorization;
  expect(backend.requests.filter(unsigned)).toHaveLength(5);
  expect(signedBy('given')).not.toContain('logout');
  expect(result.coverage.find((c) => c.operationId === 'getLogout')).toMatchObject({
    seen: 'not reachable',
    why: 'it would end the credentials that were given',
  });
});

test('Given credentials that no other login is known beside are tried with nobody else’s', async () => {
  const url = `${backend.url}/hosts/auth/api/v2/authn/mypage/login`;
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'first-login' };
  const body = JSON.stringify({ id: 'a', password });
  const { access_key_id, access_secret, session_token } = (await (
    await fetch(url, { method: 'POST', headers, body })
  ).json()) as Credentials;
  vi.stubEnv('AWS_ACCESS_KEY_ID', access_key_id);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', access_secret);
  vi.stubEnv('AWS_SESSION_TOKEN', session_token);
  const only = ['getUsage', 'postLogin'];
  const result = await checkBackend(backend, only, { credentials: { kind: 'env' } });
  vi.unstubAllEnvs();
  expect(reported(result)).toEqual([]);
  expect(backend.requests.map(({ body }) => body)).not.toContain('{}');
});

test('A renewal that gives no credentials is reported, and the ones there are go on', async () => {
  let renewals = 0;
  backend.tamper = (request, right) => {
    if (!request.url.endsWith('/renew') || right.status !== 200 || (renewals += 1) === 1)
      return right;
    backend.logins.add(loginOf(request));
    return json(200, {});
  };
  const result = await checkBackend(backend, ['getRenew', 'getLogout']);
  expect(result.stopped).toBeUndefined();
  expect(logins()).toBe(3);
  expect(signedBy('login1').at(-1)).toBe('logout');
});

test('Sessions are ended where anything that is called needs one', async () => {
  await checkBackend(backend, ['getUsage', 'putSpeed']);
  expect(backend.requests.some(({ url }) => url.endsWith('/renew'))).toBe(true);
});

test.each([
  ['all its answers are about the customer', () => 'a', ['cookie-unchecked']],
  ['it knows the customer by it alone', (cookie?: string) => (cookie === 'sid=1' ? 'a' : null), []],
])('A cookie that a host looks at if there is one: %s', async (_how, nameFor, found) => {
  const responses = [
    { ...declaredAs('200'), examples: [{ name: 'known', value: {} }] },
    declaredAs('401'),
  ];
  const cookie = 'optional' as const;
  const session = { ...support, operationId: 'getSupportSession', path: '/session', cookie };
  const contract = smallContract(testOperation({ ...session, parameters: [], responses }));
  backend.tamper = (request, right) =>
    request.url.endsWith('/session') && request.method === 'GET'
      ? json(200, { name: request.headers.prefer ? 'a' : nameFor(request.headers.cookie) })
      : right;
  const result = await checkBackend(backend, ['getSupportSession'], { scenarios: true }, contract);
  const rules = result.findings.map(({ rule }) => rule);
  expect(rules.filter((rule) => rule.startsWith('cookie'))).toEqual(found);
});

test('A kind of service of which no other customer has one is not tested', async () => {
  const none = { fixed: [], mobile: [line] };
  expect((await checkBackend(backend, ['getUsage'], { foreign: none })).notTested).toEqual([
    'a mobile service of another customer: needs one that exists (--other-service)',
  ]);
  backend = begin();
  expect((await checkBackend(backend, ['getUser'], { foreign: none })).notTested).toEqual([]);
  backend = begin();
  expect(
    (await checkBackend(backend, ['getUsage', 'getUser'], { foreign: none })).notTested,
  ).toEqual(['a mobile service of another customer: needs one that exists (--other-service)']);
  backend = begin();
  const list = testOperation({ operationId: 'getList', path: '/list', hosts: ['fixed'] });
  const pages = smallContract({ ...list, parameters: [queryOf('cursor')] });
  expect((await checkBackend(backend, ['getList'], { foreign: none }, pages)).notTested).toEqual(
    [],
  );
  backend = begin();
  const both = smallContract(testOperation({ operationId: 'getBoth', hosts: ['fixed'] }));
  expect((await checkBackend(backend, ['getBoth'], {}, both)).notTested).toEqual([
    'a fixed service of another customer: needs one that exists (--other-service)',
  ]);
});

test('A session that cannot be ended is not tested', async () => {
  backend.tamper = (request, right) => (request.url.endsWith('/logout') ? json(500, {}) : right);
  expect((await checkBackend(backend, ['getUsage'])).notTested).toEqual([
    'credentials after renewal and logout: one of the two was refused',
  ]);
});

test('Where the services cannot be read the run ends', async () => {
  backend.tamper = (request, right) =>
    request.url.endsWith('/services') ? { cut: 'before' } : right;
  await expect(checkBackend(backend, ['getUsage'])).rejects.toThrow(
    `${backend.url}/hosts/fixed/services: socket hang up`,
  );
});

test('A session that ends during the run is begun again', async () => {
  let reads = 0;
  backend.tamper = (request, right) => {
    if (!request.url.endsWith('/usage') || loginOf(request) !== 'login1') return right;
    if ((reads += 1) !== 2) return right;
    backend.logins.delete('login1');
    return json(403, {});
  };
  const result = await checkBackend(backend, ['getUsage']);
  expect(reported(result)).toEqual([]);
  expect(result.stopped).toBeUndefined();
  expect(signedBy('login1').filter((name) => name === 'usage')).toHaveLength(2);
});

test('After a renewal its credentials sign, and the logout comes last', async () => {
  const result = await checkBackend(backend, ['getLogout', 'getRenew']);
  expect(reported(result)).toEqual([]);
  expect(signedBy('login1').filter((name) => name === 'logout')).toEqual([]);
  expect([...backend.logins]).toEqual([]);
  const isValid = (request: TestRequest) =>
    request.method === 'GET' && request.url.endsWith('/logout');
  const ofRun = backend.requests.filter(isValid).map(loginOf);
  expect(ofRun.length).toBeGreaterThan(20);
  expect(ofRun.slice(-2)).toEqual(['login6', 'login4']);
});

test.each([
  [true, ['cookie-logged-out postSupportLogout']],
  [false, []],
])('A cookie that is served after its logout is reported: %s', async (is_logged_in, found) => {
  const contract = smallContract(
    testOperation({
      ...support,
      operationId: 'getSupportSession',
      path: '/session',
      parameters: [],
    }),
    testWrite({
      ...support,
      operationId: 'postSupportLogout',
      method: 'post',
      path: '/support-logout',
      parameters: [],
      requiredHeaders: [],
      shownBy: [],
      otherMethods: [],
    }),
  );
  const cookies: (string | undefined)[] = [];
  backend.tamper = (request, right) => {
    if (request.url.endsWith('/session')) {
      cookies.push(request.headers.cookie);
      return json(200, { is_logged_in });
    }
    if (!request.url.endsWith('/support-logout') || request.method !== 'POST') return right;
    const isRight =
      request.headers['content-type'] === 'application/json' && request.body === '{"speed":"high"}';
    return isRight ? json(200, {}) : json(400, { code: 'bad_request', message: 'できません。' });
  };
  const more = { writes: true };
  const result = await checkBackend(backend, ['postSupportLogout'], more, contract);
  expect(reported(result)).toEqual(found);
  expect(cookies).toEqual([expect.stringMatching(/^sid=/)]);
  cookies.length = 0;
  await checkBackend(backend, ['postSupportLogout'], { ...more, isPlain: true }, contract);
  await checkBackend(backend, ['getUser'], {}, contract);
  expect(cookies).toEqual([]);
});

test('No password of the run is in what is found', async () => {
  backend.tamper = (_request, right) =>
    right.status === 204 ? right : { ...right, body: password };
  await expect(checkBackend(backend, ['getUsage'])).rejects.toThrow('The login of a was answered');
  backend = begin();
  backend.tamper = (request, right) =>
    request.url.includes('/usage') && right.status === 200 ? json(200, { said: password }) : right;
  const { findings } = await checkBackend(backend, ['getUsage']);
  expect(findings.map(({ rule }) => rule)).toEqual(['leak-secret']);
  expect(JSON.stringify(findings)).not.toContain(password);
});
