import { beforeEach, expect, test } from 'vitest';
import type { Result } from './run.ts';
import { type Backend, checkBackend, loginOf, smallContract, testBackend } from './testBackend.ts';
import { declaredAs, line, portal, queryOf, testOperation, testWrite } from './testCase.ts';
import { json, type TestRequest } from './testServer.ts';

const begin = await testBackend();
let backend: Backend;

beforeEach(() => {
  backend = begin();
});

const usage = `/hosts/mobile/services/${line}/usage`;
const reported = ({ findings }: Result) =>
  findings.map((f) => `${f.rule} ${f.operations.join()}: ${f.description}`);
const isRead = ({ method, url, headers }: TestRequest) =>
  method === 'GET' && url === usage && headers.origin === portal;
const isWrite = ({ method }: TestRequest) => method === 'PUT';
const writes = { writes: true };

test('Nothing is found in a server that keeps its contract', async () => {
  const result = await checkBackend(backend, ['read-mobile', 'write-mobile'], writes);
  expect(reported(result)).toEqual([]);
  expect(result.notTested).toEqual([]);
  expect(result.stopped).toBeUndefined();
  expect(result.calls).toBe(backend.requests.length);
});

test('A read is made three times, and must say the same each time', async () => {
  let reads = 0;
  backend.tamper = (request, right) =>
    isRead(request) && right.status === 200
      ? json(200, { speed: (reads += 1) < 3 ? 'low' : 'high' })
      : right;
  expect(reported(await checkBackend(backend, ['getUsage']))).toEqual([
    'repeat-differs getUsage: valid, time 3',
  ]);
  // What differs by itself shows nothing about a further parameter.
  expect(reads).toBe(3);
  expect(backend.requests.filter(({ url }) => url.includes('not_declared'))).toEqual([]);
});

test('A read that fails at the second time is reported, with its answer', async () => {
  let reads = 0;
  backend.tamper = (request, right) =>
    isRead(request) && right.status === 200 && (reads += 1) === 2 ? json(500, {}) : right;
  const result = await checkBackend(backend, ['getUsage']);
  expect(reported(result)).toEqual(['repeat-failed getUsage: valid, time 2']);
  expect(result.findings[0]?.answer).toMatch(/^500\n/);
});

test('A read that is slower than it may be is reported once it was so twice', async () => {
  expect(reported(await checkBackend(backend, ['getUsage'], { latencyMs: 0 }))).toEqual([
    'slow getUsage: 0 ms at most',
  ]);
});

test('A read that is made once is not slow for its refusals', async () => {
  expect(reported(await checkBackend(backend, ['getLogout'], { latencyMs: 0 }))).toEqual([]);
});

test('A read with each value of a parameter is made once', async () => {
  const parameters = [queryOf('sort', { enum: ['new', 'old'] })];
  const contract = smallContract(
    testOperation({ operationId: 'getList', path: '/list', parameters, hosts: ['fixed'] }),
  );
  backend.tamper = (request, right) =>
    request.url.startsWith('/hosts/fixed/list') && right.status === 404 ? json(200, {}) : right;
  await checkBackend(backend, ['getList'], {}, contract);
  const valid = ({ method, url }: TestRequest) =>
    method === 'GET' && url.endsWith('/list?sort=new');
  const whole = backend.requests.filter(
    (request) => valid(request) && loginOf(request) === 'login1',
  );
  expect(whole).toHaveLength(1);
});

test.each([
  ['a read', { method: 'GET', only: 'getUsage' }],
  ['a write', { method: 'PUT', only: 'putSpeed' }],
])(
  'A run that is stopped within %s ends there, and takes the stop for no fault',
  async (_what, { method, only }) => {
    const stop = new AbortController();
    let times = 0;
    backend.tamper = (request, right) => {
      if (request.method === method && right.status === 200 && request.url.includes(line))
        times += 1;
      if (times > 1 || (times && method === 'PUT')) stop.abort();
      return right;
    };
    const result = await checkBackend(backend, [only], { writes: true, signal: stop.signal });
    expect(result.findings).toEqual([]);
    // A write is sent with a wrong signature first, then twice at once.
    expect(times).toBeLessThan(4);
  },
);

test('A parameter that is not declared may not change the answer', async () => {
  backend.tamper = ({ url }, right) =>
    url.includes('not_declared') ? json(200, { speed: 'x' }) : right;
  expect(reported(await checkBackend(backend, ['getUsage']))).toEqual([
    'query-undeclared getUsage: a parameter that is not declared',
  ]);
});

const tried = () =>
  backend.requests.filter((request) => request.url.startsWith(usage) && loginOf(request)).length;

test('A server that looks at no signature is reported once', async () => {
  await checkBackend(backend, ['getUsage']);
  const all = tried();
  backend = begin();
  backend.isServed = () => true;
  expect(reported(await checkBackend(backend, ['getUsage']))).toEqual([
    'session-renewed getRenew: 403',
    'session-logged-out getLogout: 403',
    'signature-none getUsage: signature tampered: none',
  ]);
  expect(tried()).toBeLessThan(all - 10);
  // What has nothing to do with signatures is tried all the same.
  expect(backend.requests.some(({ url }) => url.includes('m09000009999/usage'))).toBe(true);
});

test('A wrong signature that is refused with another status is refused: the others are tried', async () => {
  await checkBackend(backend, ['getUsage']);
  const all = tried();
  backend = begin();
  backend.tamper = (request, right) =>
    right.status === 403 && request.url.startsWith(usage) ? json(400, {}) : right;
  await checkBackend(backend, ['getUsage']);
  expect(tried()).toBe(all);
});

test('Where a wrong secret is served, only what is no part of the signature is tried', async () => {
  backend.isServed = (request) => backend.logins.has(loginOf(request));
  const rules = reported(await checkBackend(backend, ['getUsage'])).map(
    (each) => each.split(' ')[0],
  );
  expect(rules).toContain('signature-secret');
  expect(rules).toContain('signature-date');
  expect(rules).toContain('token-missing');
  for (const rule of ['signature-short', 'signature-path', 'signature-headers', 'token-other'])
    expect(rules).not.toContain(rule);
});

const pages = [queryOf('cursor')];

test('All pages of a list are read, and an item that comes twice is reported', async () => {
  const contract = smallContract(
    testOperation({ operationId: 'getList', path: '/list', parameters: pages, hosts: ['fixed'] }),
  );
  backend.tamper = (request, right) => {
    if (!request.url.startsWith('/hosts/fixed/list') || !loginOf(request)) return right;
    const isNext = request.url.includes('cursor=next');
    return json(200, { items: [{ a_id: '1' }], ...(isNext ? {} : { next_cursor: 'next' }) });
  };
  const result = await checkBackend(backend, ['getList'], { isPlain: true }, contract);
  expect(reported(result)).toEqual(['page-overlap getList: valid']);
  expect(result.findings[0]?.curl).toContain(`${backend.url}/hosts/fixed/list'`);
});

test('A write is made, read back and put back', async () => {
  const { calls, findings } = await checkBackend(backend, ['putSpeed'], writes);
  expect(findings).toEqual([]);
  const done = backend.requests.filter((request) => isWrite(request) && loginOf(request));
  const keys = done.map(({ headers }) => String(headers['idempotency-key']));
  expect(keys[0]).toHaveLength(36);
  // With a wrong signature, twice at once, once more, by another login, and at the end of the run.
  expect(keys.filter((key) => key === keys[0])).toHaveLength(6);
  expect(backend.speed).toBe('low');
  expect(calls).toBeGreaterThan(40);
});

test('A write without an effect is reported', async () => {
  backend.tamper = (request, right) => {
    backend.speed = 'low';
    return request.url === usage && right.status === 200 ? json(200, { speed: 'low' }) : right;
  };
  expect(reported(await checkBackend(backend, ['putSpeed'], writes))).toEqual([
    'write-no-effect putSpeed: valid, request normal',
  ]);
});

test('A write that fails is not held to its effect', async () => {
  backend.tamper = (request, right) => {
    if (!isWrite(request) || right.status !== 200) return right;
    backend.speed = 'low';
    return json(500, {});
  };
  expect(reported(await checkBackend(backend, ['putSpeed'], writes))).toEqual([
    'server-error putSpeed: valid, request normal',
  ]);
});

const refusedWrite = (request: TestRequest) => isWrite(request) && request.body === '{"speed":12}';

test('A write that is refused and carried out all the same is reported once', async () => {
  backend.tamper = (request, right) => {
    if (refusedWrite(request)) backend.speed = '12';
    return right;
  };
  const result = await checkBackend(backend, ['putSpeed'], writes);
  expect(reported(result)).toEqual(['write-refused putSpeed: all that was refused']);
  expect(result.findings[0]?.curl).toContain('/hosts/mobile/services/{service_id}/speed');
});

test('A write that is accepted though it breaks the contract is reported as that alone', async () => {
  backend.tamper = (request, right) => {
    if (!refusedWrite(request)) return right;
    backend.speed = '12';
    return json(200, {});
  };
  expect(reported(await checkBackend(backend, ['putSpeed'], writes))).toEqual([
    'invalid-accepted putSpeed: speed 12',
  ]);
});

test('A write that is accepted in a scenario is held to what it refuses all the same', async () => {
  const responses = [
    { ...declaredAs('200'), examples: [{ name: 'done', value: {} }] },
    ...testWrite().responses.filter(({ status }) => status !== '200'),
  ];
  const contract = smallContract();
  const operations = contract.operations.map((each) =>
    each.operationId === 'putSpeed' ? { ...each, responses } : each,
  );
  backend.tamper = (request, right) => {
    if (refusedWrite(request)) backend.speed = '12';
    return right;
  };
  const more = { writes: true, scenarios: true };
  const result = await checkBackend(backend, ['putSpeed'], more, { ...contract, operations });
  expect(reported(result)).toEqual(['write-refused putSpeed: all that was refused']);
});

test('Without leave to write nothing is written', async () => {
  const { calls } = await checkBackend(backend, ['putSpeed']);
  expect(backend.requests.map(({ url }) => url)).toEqual([
    '/hosts/auth/api/v2/authn/mypage/login',
    '/hosts/fixed/services',
  ]);
  expect(calls).toBe(2);
});

test('A plain run makes each call once, and looks at nothing beside it', async () => {
  const result = await checkBackend(backend, ['getUsage', 'putSpeed', 'postLogin'], {
    isPlain: true,
    writes: true,
  });
  expect(reported(result)).toEqual([]);
  expect(backend.requests.map(({ method, url }) => `${method} ${url.split('/').at(-1)}`)).toEqual([
    'POST login',
    'GET services',
    'GET usage',
    'GET usage',
    'POST login',
    'PUT speed',
    'PUT speed',
  ]);
});

test('An answer that names a service that is not the customer’s is reported', async () => {
  backend.tamper = (request, right) =>
    request.url.startsWith('/hosts/fixed/user') && right.status === 200
      ? json(200, { service_id: 'm09000007777' })
      : right;
  expect(reported(await checkBackend(backend, ['getUser', 'getUsage']))).toEqual([
    'data-foreign getUser: a service of the customer',
  ]);
});

test('A run within its budget is not stopped', async () => {
  // Half as long again as this process has run by now, so that the time is counted from the run's begin.
  const budgetSeconds = (performance.now() / 1000) * 1.5;
  const result = await checkBackend(backend, ['getUser'], { isPlain: true, budgetSeconds });
  expect(result.stopped).toBeUndefined();
});
