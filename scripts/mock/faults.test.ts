import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startMock, type StartedMock } from './startMock.ts';
import { logIn, type Caller } from './testing.ts';

const usage = '/hosts/mobile/api/read/v1/services/m09000001234/contract/data-traffic-usage';
const give = '/hosts/mobile/api/write/v1/services/m09000001234/packet-gift-code';
const order = {
  method: 'POST',
  body: { to_phone: '09000005678', amount_mb: 2000, message: null },
};

let mock: StartedMock;
let caller: Caller;

beforeAll(async () => {
  mock = await startMock();
});
beforeEach(async () => {
  mock.reset();
  caller = await logIn(mock);
});
afterAll(() => mock.close());

const putFaults = (faults: unknown) =>
  fetch(`${mock.url}/__mock/faults`, { method: 'PUT', body: JSON.stringify(faults) });

test('A write whose answer never comes was carried out all the same', async () => {
  await putFaults({ postPacketGiftCode: { kind: 'no_response', times: 1 } });
  await expect(caller.call(give, order)).rejects.toThrow();
  expect(await caller.read(usage)).toMatchObject({ left_mb: 10600 });
  expect((await caller.call(give, order)).status).toBe(200);
});

test('A fault with a status carries nothing out', async () => {
  await putFaults({ postPacketGiftCode: { status: 502 } });
  const response = await caller.call(give, order);
  expect([response.status, await response.text()]).toEqual([502, '']);
  expect(await caller.read(usage)).toMatchObject({ left_mb: 12600 });
});

test('An answer may be HTML, empty, or cut off in the middle', async () => {
  await putFaults({ getDataTrafficUsage: { kind: 'html' } });
  const html = await caller.call(usage);
  expect([html.status, html.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  await putFaults({ getDataTrafficUsage: { kind: 'empty' } });
  expect(await (await caller.call(usage)).text()).toBe('');
  await putFaults({ getDataTrafficUsage: { kind: 'cut' } });
  const cut = await caller.call(usage);
  await expect(cut.text()).rejects.toThrow();
});

test('An answer may be late: a later call overtakes it', async () => {
  await putFaults({ getDataTrafficUsage: { delay_ms: 800 } });
  const arrived: string[] = [];
  const late = caller.read(usage).then(() => arrived.push('late'));
  await caller.read('/hosts/fixed/api/read/v1/user').then(() => arrived.push('prompt'));
  await late;
  expect(arrived).toEqual(['prompt', 'late']);
});

test('A fault that is none is refused', async () => {
  expect((await putFaults({ getDataTrafficUsage: { kind: 'slow' } })).status).toBe(400);
  expect((await putFaults({ getNothing: { delay_ms: 1 } })).status).toBe(400);
  expect(mock.faults.size).toBe(0);
});
