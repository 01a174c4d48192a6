import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { CannotRun } from './login.ts';
import { allNotTested, selected } from './run.ts';
import { type Backend, checkBackend, loginOf, smallContract, testBackend } from './testBackend.ts';
import { declaredAs, line, testOperation, testWrite } from './testCase.ts';
import { json } from './testServer.ts';

const begin = await testBackend();
let backend: Backend;

beforeEach(() => {
  backend = begin();
});

const reads = ['getService', 'getUser', 'getUsage'];
const ids = (only: string[]) => selected(smallContract(), only).map((o) => o.operationId);

test('Operations are picked by their name or their document, in the order of calls', () => {
  expect(ids(['getUsage', 'getUser'])).toEqual(['getUser', 'getUsage']);
  expect(ids(['auth'])).toEqual(['postLogin', 'getRenew', 'getLogout']);
  expect(ids(['auth', 'getUser']).sort()).toEqual([
    'getLogout',
    'getRenew',
    'getUser',
    'postLogin',
  ]);
  expect(ids([])).toHaveLength(7);
  expect(() => ids(['getUser', 'getNothing'])).toThrow(
    new CannotRun('--only getNothing is no operation and no document.'),
  );
});

test('A run says what it was about, how long it took, and how far it is', async () => {
  const steps: [number, number][] = [];
  const result = await checkBackend(backend, reads, {
    isPlain: true,
    onProgress: (done, total) => steps.push([done, total]),
  });
  expect(result.about).toMatchObject({ target: backend.url, user: 'a' });
  expect(result.operations.map((o) => o.operationId)).toEqual(reads);
  expect(result.seconds).toBeGreaterThan(0);
  expect(result.seconds).toBeLessThan(60);
  expect(result).not.toHaveProperty('stopped');
  expect(steps).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});

const seen = ({ coverage }: Awaited<ReturnType<typeof checkBackend>>) =>
  coverage.filter((c) => c.kind === 'operation').map((c) => c.seen);

test('A run that is stopped by hand ends after the operation that it is at', async () => {
  const stop = new AbortController();
  const result = await checkBackend(backend, reads, {
    isPlain: true,
    signal: stop.signal,
    onProgress: () => stop.abort(),
  });
  expect(result.stopped).toBe('Stopped by hand after 1 of 3 operations');
  expect(seen(result)).toEqual(['seen', 'not seen', 'not seen']);
});

test('A run that is stopped after its last operation is whole', async () => {
  const stop = new AbortController();
  const result = await checkBackend(backend, reads, {
    isPlain: true,
    signal: stop.signal,
    onProgress: (done, total) => done === total && stop.abort(),
  });
  expect(result.stopped).toBeUndefined();
});

test('A call that is under way when the run is stopped is dropped', async () => {
  const stop = new AbortController();
  backend.tamper = (request, right) => {
    if (request.url.endsWith('/usage')) stop.abort();
    return right;
  };
  const result = await checkBackend(backend, ['getUsage'], { signal: stop.signal });
  expect(result.findings).toEqual([]);
  expect(result.stopped).toBeUndefined();
  expect(backend.requests.filter(({ url }) => url.endsWith('/usage'))).toHaveLength(1);
  expect(backend.logins.size).toBe(2);
});

test('A budget ends the run, and a large one does not', async () => {
  const small = await checkBackend(backend, reads, { isPlain: true, budgetSeconds: 1e-9 });
  expect(small.stopped).toBe('Stopped by the budget of 1e-9 s after 0 of 3 operations');
  const large = await checkBackend(backend, reads, { isPlain: true, budgetSeconds: 600 });
  expect(large.stopped).toBeUndefined();
});

test('A server that goes down is reported once, and ends the run', async () => {
  let calls = 0;
  backend.tamper = (request, right) =>
    loginOf(request) && (calls += 1) > 12 ? { status: 502 } : right;
  const result = await checkBackend(backend, reads);
  expect(result.findings.map((f) => [f.rule, f.got])).toEqual([['server-down', '502']]);
  expect(result.findings[0]?.answer).toMatch(/^502/);
  expect(result.stopped).toMatch(/^Stopped: server-down after [012] of 3 operations$/);
});

test('What ends the run in its last operation is said all the same', async () => {
  backend.tamper = (request, right) =>
    request.method === 'PATCH' || request.url.includes('not_declared') ? { status: 429 } : right;
  const result = await checkBackend(backend, ['getUsage']);
  expect(result.stopped).toBe('Stopped: rate-limited after 1 of 1 operations');
});

test('Reads run at once where that is wanted, and writes one by one after them', async () => {
  const contract = smallContract(
    testWrite({
      operationId: 'putAgain',
      request: { schema: {}, examples: [{ name: 'n', value: { speed: 'x' } }] },
    }),
  );
  let running = 0;
  let most = 0;
  const order: string[] = [];
  backend.tamper = (request, right) => {
    if (loginOf(request)) order.push(request.method);
    return right;
  };
  const slowly = backend.tamper;
  backend.tamper = (request, right) => {
    most = Math.max(most, (running += 1));
    void wait(5).then(() => (running -= 1));
    return slowly(request, right);
  };
  const more = { isPlain: true, writes: true, parallel: 3 };
  const only = [...reads, 'putSpeed', 'putAgain'];
  const result = await checkBackend(backend, only, more, contract);
  expect(result.findings).toEqual([]);
  expect(most).toBeGreaterThan(1);
  expect(order.indexOf('PUT')).toBeGreaterThan(order.lastIndexOf('GET'));
});

test('Why something was not reached is said', async () => {
  const lockout = testWrite({ operationId: 'putUserIdPassword', path: '/password' });
  const fibre = testOperation({
    operationId: 'getFibre',
    hosts: ['fixed'],
    path: '/f/{service_id}',
  });
  const contract = smallContract(lockout, fibre);
  const why = async (operationId: string, name: string, writes = false) => {
    const more = { isPlain: true, writes };
    const { coverage } = await checkBackend(backend, [operationId], more, contract);
    const item = coverage.find((c) => c.name === name)!;
    return item.why ?? item.seen;
  };
  expect(await why('putSpeed', '')).toBe('a write, and --writes is not given');
  expect(await why('putUserIdPassword', '200', true)).toBe(
    'a valid request would lock the tester out',
  );
  expect(await why('getFibre', '200')).toBe('the customer has no such service');
  expect(await why('getUsage', '400')).toBe('not seen');
  expect(await why('getUsage', '200')).toBe('seen');
  expect(await why('postLogin', '401')).toBe('not seen');
});

test('A run without an answer to its login ends with the reason', async () => {
  backend.tamper = () => json(503, { code: 'maintenance' });
  await expect(checkBackend(backend, reads)).rejects.toThrow(
    'The login of a was answered with 503 maintenance.',
  );
});

test('Services that can’t be read leave the run blind, and are reported', async () => {
  const marked = { status: 200, body: `\ufeff{"services":[{"service_id":"${line}"}]}` };
  backend.tamper = (request, right) =>
    request.url.endsWith('/services')
      ? { ...marked, headers: ['content-type', 'application/json'] }
      : right;
  const { isBlind, findings, stopped } = await checkBackend(backend, ['getUsage']);
  expect(isBlind).toBe(true);
  expect(findings.map((f) => `${f.rule} ${f.operations.join()}`)).toEqual([
    'body-bytes getService',
  ]);
  expect(stopped).toMatch(/^Stopped: the list of services, .* \(getService: 200\) after 0 of 1/);
});

test('An operation that never succeeds is untested, by name and reason', async () => {
  backend.tamper = (request, right) =>
    request.url.endsWith('/usage') && right.status === 200
      ? json(409, { code: 'suspended', message: '停止中です。' })
      : right;
  const responses = ['200', '403', '404', '409'].map((status) => declaredAs(status));
  const contract = smallContract();
  const operations = contract.operations.map((each) =>
    each.operationId === 'getUsage' ? { ...each, responses } : each,
  );
  const more = { isPlain: true };
  const only = ['getUsage', 'getUser', 'putSpeed'];
  const result = await checkBackend(backend, only, more, { ...contract, operations });
  expect(result.findings).toEqual([]);
  const why = 'its valid call was answered with 409 suspended';
  expect(result.untested).toEqual([{ operationId: 'getUsage', why }]);
  expect(allNotTested(result)).toContain(`getUsage: ${why}`);
  expect(seen(result)).toEqual(['seen', 'not seen', 'not reachable']);
});

test('Where the customer has no such service, its operations are untested', async () => {
  const fibre = testOperation({
    operationId: 'getFibre',
    hosts: ['fixed'],
    path: '/f/{service_id}',
  });
  const result = await checkBackend(backend, ['getFibre'], { isPlain: true }, smallContract(fibre));
  expect(result.untested).toEqual([
    { operationId: 'getFibre', why: 'the customer has no such service' },
  ]);
  expect(seen(result)).toEqual(['not reachable']);
});

test('A run leaves no connection open, however it ends', async () => {
  await checkBackend(backend, reads, { isPlain: true });
  await expect.poll(backend.connections).toBe(0);
  backend.tamper = (request, right) =>
    request.url.endsWith('/services') ? { cut: 'before' } : right;
  await expect(checkBackend(backend, reads)).rejects.toThrow('socket hang up');
  await expect.poll(backend.connections).toBe(0);
});
