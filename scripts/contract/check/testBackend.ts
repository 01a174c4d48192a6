import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { CheckedContract, CheckedOperation } from './contract.ts';
import { checkServer, type Result } from './run.ts';
import type { RunOptions } from './runOptions.ts';
import { type Credentials, sign } from './signature.ts';
import { hostsBelow } from './target.ts';
import { declaredAs, line, portal, testContract, testOperation, testWrite } from './testCase.ts';
import { credentialsOf } from './testSender.ts';
import {
  json,
  type TestRequest,
  type TestResponse,
  type TestServer,
  testServer,
} from './testServer.ts';

/** The password of the customer of a backend, `a`. */
export const password = 'Pass-word1';

/** A service of another customer. */
const foreignLine = 'm09000009999';

/** What a backend says and has done. */
export interface Backend {
  url: string;
  requests: TestRequest[];
  /** How many connections to it are open. */
  connections: () => Promise<number>;
  /** Changes the answer that would be right. */
  tamper: (request: TestRequest, right: TestResponse) => TestResponse | undefined;
  /** The logins that hold, by name. */
  logins: Set<string>;
  /** What is served of a request whose signature is wrong. */
  isServed: (request: TestRequest) => boolean;
  speed: string;
}

const ofCustomer = (operationId: string, path: string, change: Partial<CheckedOperation> = {}) =>
  testOperation({
    operationId,
    path,
    document: 'read-fixed',
    hosts: ['fixed'],
    parameters: [],
    responses: ['200', '403', '500'].map((status) => declaredAs(status)),
    ...change,
  });
const ofSession = { document: 'auth', hosts: ['auth'] } as const;
const text = { type: 'string', minLength: 1 };

// One document, so that its schemas are compiled once for all tests.
const spec = {};
const { schemas } = testContract();
const operations = [
  testWrite({
    ...ofSession,
    operationId: 'postLogin',
    method: 'post',
    path: '/api/v2/authn/mypage/login',
    isSigned: false,
    parameters: [],
    shownBy: [],
    otherMethods: [],
    request: {
      schema: {
        type: 'object',
        properties: { id: text, password: text },
        required: ['id', 'password'],
        additionalProperties: false,
      },
      examples: [{ name: 'normal', value: { id: 'b', password: 'example' } }],
    },
    responses: [
      declaredAs('200', { type: 'object', properties: { access_secret: {} } }),
      declaredAs('400'),
      declaredAs('401'),
    ],
  }),
  ofCustomer('getRenew', '/renew', {
    ...ofSession,
    responses: [
      declaredAs('200', { type: 'object', properties: { access_secret: {} } }),
      declaredAs('403'),
    ],
  }),
  ofCustomer('getLogout', '/logout', ofSession),
  ofCustomer('getService', '/services'),
  ofCustomer('getUser', '/user'),
  testOperation(),
  testWrite(),
];

/** A small contract: a login with its renewal and end, reads of customer and line, a write. */
export const smallContract = (...more: CheckedOperation[]): CheckedContract => ({
  ...testContract([...operations, ...more].map((operation) => ({ ...operation, spec }))),
  schemas,
});

/** A server that keeps the small contract, for the tests of one file; each of them begins it anew. */
export async function testBackend(): Promise<() => Backend> {
  const server = await testServer();
  return () => begun(server);
}

function begun(server: TestServer): Backend {
  const known = new Map<string, Credentials>();
  const presses = new Map<string, { sent: string; answer: TestResponse }>();
  server.requests = [];
  const backend: Backend = {
    url: server.url,
    requests: server.requests,
    connections: promisify(server.http.getConnections.bind(server.http)),
    tamper: (_request, right) => right,
    logins: new Set(),
    isServed: () => false,
    speed: 'low',
  };
  const begin = (): Credentials => {
    const name = `login${known.size + 1}`;
    known.set(`ASIA-${name}`, credentialsOf(name));
    backend.logins.add(name);
    return credentialsOf(name);
  };
  const end = (request: TestRequest) => backend.logins.delete(loginOf(request));
  const holds = (request: TestRequest): boolean => {
    const credentials = known.get(`ASIA-${loginOf(request)}`);
    return Boolean(
      credentials && backend.logins.has(loginOf(request)) && fits(request, credentials),
    );
  };
  const written = (request: TestRequest): TestResponse => {
    const key = String(request.headers['idempotency-key'] ?? '');
    if (!/^[\w-]{10,64}$/.test(key)) return refusal(400, 'bad_request');
    const sent = `${request.url} ${request.body}`;
    const press = presses.get(key);
    if (press) return press.sent === sent ? press.answer : refusal(422, 'idempotency_key_reused');
    const body = objectOf(request);
    const isLogin = request.url.endsWith('/login');
    const names = isLogin ? 'id,password' : 'speed';
    const isRight =
      request.body.split('":').length - 1 === Object.keys(body).length &&
      Object.keys(body).join() === names &&
      Object.values(body).every((value) => value && typeof value === 'string');
    if (!isRight) return refusal(400, 'bad_request');
    const answer = isLogin ? loggedIn(body, begin) : json(200, {});
    if (!isLogin) backend.speed = String(body['speed']);
    presses.set(key, { sent, answer });
    return answer;
  };
  const right = (request: TestRequest): TestResponse => {
    const { method, url } = request;
    const [path = ''] = url.replace(/^\/hosts\/\w+/, '').split('?');
    if (method === 'OPTIONS') return { status: 204, headers: preflight };
    const wanted = `${method} ${path.replace(/services\/[^/]*\//, 'services/*/')}`;
    if (wanted.endsWith('/login')) return written(request);
    const isOwn = !path.includes('/services/') || path.includes(`/${line}/`);
    if (!routes.includes(wanted)) return refusal(404, 'not_found');
    if (!holds(request) && !backend.isServed(request)) return refusal(403, 'session_invalid');
    if (!isOwn) return refusal(404, 'not_found');
    if (/^GET .(renew|logout)$/.test(wanted)) end(request);
    if (wanted === 'GET /renew') return json(200, begin());
    if (wanted.startsWith('PUT')) return written(request);
    if (wanted === 'GET /services') return json(200, { services: [{ service_id: line }] });
    return json(200, wanted.endsWith('/usage') ? { speed: backend.speed } : {});
  };
  server.answer = (request) => {
    const answer = backend.tamper(request, right(request));
    return answer && { ...answer, headers: [...good, ...(answer.headers ?? [])] };
  };
  return backend;
}

/** Checks what a backend answers to these operations, strictly, and without writes unless stated otherwise. */
export const checkBackend = (
  { url }: Backend,
  only: string[],
  more: Partial<RunOptions> = {},
  contract = smallContract(),
): Promise<Result> =>
  checkServer(contract, {
    hosts: hostsBelow(url),
    origin: portal,
    credentials: { kind: 'login', user: 'a', password },
    foreign: { fixed: [], mobile: [foreignLine] },
    only,
    writes: false,
    scenarios: false,
    isStrict: true,
    timeoutMs: 20_000,
    expired: credentialsOf('expired'),
    // A busy machine is no slow server.
    latencyMs: 60_000,
    ...more,
  });

const routes = [
  'GET /renew',
  'GET /logout',
  'GET /services',
  'GET /user',
  'GET /services/*/usage',
  'PUT /services/*/speed',
];

const allowed = ['access-control-allow-origin', portal, 'vary', 'Origin'];
const good = [
  ...allowed,
  'cache-control',
  'no-store',
  'access-control-expose-headers',
  'Date, Content-Disposition, Retry-After',
];
const preflight = [
  'access-control-allow-methods',
  'GET, POST, PUT',
  'access-control-allow-headers',
  'Authorization, Content-Type, Idempotency-Key, X-Amz-Date, X-Amz-Security-Token',
  'access-control-max-age',
  '600',
];

const refusal = (status: number, code: string) => json(status, { code, message: 'できません。' });

const loggedIn = ({ id, password: typed }: Record<string, unknown>, begin: () => Credentials) =>
  id === 'a' && typed === password
    ? json(200, begin(), 'set-cookie', `sid=${randomUUID()}; HttpOnly; SameSite=Lax`)
    : refusal(401, 'login_failed');

/** The login by whose credentials a request is signed; none where it isn't. */
export const loginOf = ({ headers }: TestRequest): string =>
  /ASIA-(\w+)/.exec(String(headers['authorization']))?.[1] ?? '';

/** Whether a request is signed by these credentials, now, with all of its headers. */
function fits({ method, url, headers, body }: TestRequest, credentials: Credentials): boolean {
  const text = String(headers['x-amz-date']).replace(
    /^(....)(..)(..T..)(..)(..Z)$/,
    (_, year, month, day, minute, second) => `${year}-${month}-${day}:${minute}:${second}`,
  );
  const at = new Date(text);
  if (!(Math.abs(at.getTime() - Date.now()) < 300_000)) return false;
  const names = ['origin', 'content-type', 'idempotency-key', 'prefer'];
  const sent = Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
  const request = { method, url: `http://${headers.host}${url}`, headers: sent, body };
  const signed = sign(request, credentials, { at }).headers;
  return (
    signed['authorization'] === headers['authorization'] &&
    headers['x-amz-security-token'] === credentials.session_token
  );
}

/** The object of a body that is said to be JSON; an empty one otherwise. */
function objectOf({ headers, body }: TestRequest): Record<string, unknown> {
  if (!/^application\/json(;|$)/.test(headers['content-type'] ?? '')) return {};
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return {};
  }
}
