import { expect, test } from 'vitest';
import { type Contract, projectContract } from './contract/contract.ts';
import type { Operation } from './contract/operation.ts';
import { type StartedMock, startMock } from './startMock.ts';
import { type Caller, logIn } from './testing.ts';
import { testMock } from './testMock.ts';

const usage = '/hosts/mobile/api/read/v1/services/m09000001234/contract/data-traffic-usage';
const give = '/hosts/mobile/api/write/v1/services/m09000001234/packet-gift-code';
const user = '/hosts/fixed/api/read/v1/user';
const order = {
  method: 'POST',
  body: { to_phone: '09000005678', amount_mb: 2000, message: null },
};

const mock = await testMock({ seed: 1 });
const contract = await projectContract();

const control = (method: string, name: string, body: unknown) =>
  fetch(`${mock.url}/__mock/${name}`, { method, body: JSON.stringify(body) });

test('The clock of one login moves, and nobody else’s', async () => {
  const [keiko, ryo] = [await logIn(mock), await logIn(mock, 'kawase.ryo')];
  const moved = await control('POST', 'clock', {
    login: 'mizuno.keiko',
    at: '2026-11-21T11:35:00+09:00',
  });
  expect(await moved.json()).toMatchObject({ is_running: true });
  const late = await keiko.call(user);
  expect([late.status, await late.json()]).toMatchObject([403, { differs: ['x-amz-date'] }]);
  expect(late.headers.get('date')).toMatch('02:35');
  expect((await ryo.call(user)).status).toBe(200);
  const atThatTime = { sign: { datetime: '20261121T023600Z' } };
  expect((await keiko.call(user, atThatTime)).status).toBe(200);
  await control('POST', 'clock', { login: 'mizuno.keiko', advance_minutes: 10 });
  expect((await keiko.call(user, { sign: { datetime: '20261121T024500Z' } })).status).toBe(403);
  expect((await control('POST', 'clock', { login: 'L99', advance_minutes: 1 })).status).toBe(400);
});

test('The clock stops and goes on', async () => {
  await control('POST', 'clock', { running: false });
  const before = mock.clock.now().getTime();
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(mock.clock.now().getTime()).toBe(before);
  mock.clock.advance(1);
  await control('POST', 'clock', { running: true });
  const after = mock.clock.now().getTime() - before;
  expect(after).toBeGreaterThanOrEqual(60_000);
  expect(after).toBeLessThan(60_500);
});

test('A customer is reset alone, and goes on signing', async () => {
  const [keiko, haru] = [await logIn(mock), await logIn(mock, 'tokita.haru')];
  const theirs = (url: string) => url.replace('m09000001234', 'm09000004321');
  await keiko.read(give, order);
  const { left_mb } = await haru.read<{ left_mb: number }>(theirs(usage));
  await haru.read(theirs(give), order);
  await control('POST', 'reset', { login: 'L1' });
  expect(await keiko.read(usage)).toMatchObject({ left_mb: 12600 });
  expect(await haru.read(theirs(usage))).toMatchObject({ left_mb: left_mb - 2000 });
});

test('A session is let run out on demand', async () => {
  const keiko = await logIn(mock);
  await control('POST', 'expire', { login: 'mizuno.keiko' });
  expect((await keiko.call(user)).headers.get('x-mock-reason')).toBe('expired');
});

test('What was written is in a snapshot, which another mock starts from', async () => {
  const keiko = await logIn(mock);
  await keiko.read(give, order);
  mock.clock.advance(60);
  mock.pins.set('getCaution', '503');
  const kept = await (await fetch(`${mock.url}/__mock/state`)).text();
  expect(kept).not.toContain(keiko.credentials.session_token);
  const other = await startMock({ state: JSON.parse(kept) as object as never });
  expect(other.clock.now().toISOString()).toMatch(/^2026-11-21T02:4/);
  expect(other.pins.get('getCaution')).toBe('503');
  const elsewhere = await logIn(other);
  expect(await elsewhere.read(usage)).toMatchObject({ left_mb: 10600 });
  await elsewhere.read(give, order);
  other.reset();
  expect(await (await logIn(other)).read(usage)).toMatchObject({ left_mb: 10600 });
  await other.close();
});

test.for([
  [{}, 'version'],
  [{ ...{ version: 3, clock: 'soon' } }, 'clock'],
  [
    {
      version: 3,
      clock: '2026-11-21T00:00:00Z',
      pins: {},
      faults: {},
      shared: {},
      customers: { x: 1 },
    },
    'no demo customer',
  ],
] as const)('What is no state is refused: %o', async ([state, said]) => {
  const refused = await control('PUT', 'state', state);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toMatch(said);
});

test('After every write that can be sent, a snapshot brings all reads back', async () => {
  const caller = await logIn(mock);
  const services = mock.customers[0]!.services.slice(0, 2);
  for (const { listed } of services)
    for (const { operation, url } of calls(contract, listed.service_id, listed.service_type))
      if (operation.method !== 'GET')
        for (const body of bodiesOf(operation))
          await caller.call(url, { method: operation.method, body });
  mock.clock.isRunning = false;
  const read = (by: Caller) => readAll(by, services);
  const before = await read(caller);
  mock.restore(JSON.parse(JSON.stringify(mock.snapshot())));
  mock.clock.isRunning = false;
  // One of the writes has set this password.
  const again = await logIn(mock, 'mizuno.keiko', 'minamo-demo-2027');
  expect(await read(again)).toEqual(before);
  mock.violations();
}, 60_000);

/** They are made anew at each read, or belong to the login, not to the ledger. */
const tokens = [
  'getCheckToken',
  'getSonyAccountToken',
  'getMnpOnestopAlignInfo',
  'getMnpOnestopQuitInfo',
];

async function readAll(by: Caller, services: StartedMock['customers'][number]['services']) {
  const answers: Record<string, unknown> = {};
  for (const { listed } of services)
    for (const { operation, url } of calls(contract, listed.service_id, listed.service_type)) {
      if (operation.method !== 'GET' || tokens.includes(operation.operationId)) continue;
      const response = await by.call(url);
      const isJson = response.headers.get('content-type')?.includes('json');
      answers[url] = [response.status, isJson ? await response.json() : null];
    }
  return answers;
}

/** Calls of all signed operations that need no parameter besides the service. */
function calls(of: Contract, serviceId: string, host: 'fixed' | 'mobile') {
  return of.operations
    .filter((o) => o.isSigned && o.hosts.includes(host) && o.document !== 'auth')
    .filter((o) => !o.prism.request?.query?.some(({ required }) => required))
    .map((operation) => ({
      operation,
      url: `/hosts/${host}${operation.path.replace('{service_id}', serviceId)}`,
    }))
    .filter(({ url }) => !url.includes('{'));
}

function bodiesOf(operation: Operation): unknown[] {
  const contents = operation.prism.request?.body?.contents ?? [];
  return contents.flatMap(({ examples }) =>
    (examples ?? []).flatMap((example) => ('value' in example ? [example.value] : [])),
  );
}
