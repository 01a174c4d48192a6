import { beforeEach, expect, test } from 'vitest';
import { type Caller, logIn, postLogin } from './testing.ts';
import { testMock } from './testMock.ts';

const sim = '/hosts/mobile/api/write/v1/services/m09000001234';
const oneGb = { category: 'neo', option_code: 'NC100' };
const threeGb = { category: 'neo', option_code: 'NC300' };
const key = 'first-press-of-the-day';

const mock = await testMock();
let caller: Caller;
beforeEach(async () => {
  caller = await logIn(mock);
});

const order = (body: object, { by = caller, at = sim, named = key } = {}) =>
  by.call(`${at}/charge`, { method: 'POST', body, headers: { 'idempotency-key': named } });
const left = async (by = caller) =>
  (await by.read<{ data_left_mb: number }>(`${sim.replace('/write/', '/read/')}/charge`))
    .data_left_mb;
const codeOf = async (answer: Response) => ((await answer.json()) as { code?: string }).code;

test('The same key and body get the first answer again; a new key is a second order', async () => {
  const first = await (await order(oneGb)).text();
  expect(await (await order(oneGb)).text()).toBe(first);
  expect(await left()).toBe(13600);
  expect((await order(oneGb, { named: 'second-press-of-the-day' })).status).toBe(200);
  expect(await left()).toBe(14600);
});

test('The same key for something else is refused, and nothing is done', async () => {
  await order(oneGb);
  const other = await order(threeGb);
  expect([other.status, await codeOf(other)]).toEqual([422, 'idempotency_key_reused']);
  const otherSim = await order(oneGb, { at: sim.replace('1234', '5678') });
  expect(await codeOf(otherSim)).toBe('idempotency_key_reused');
  expect(await left()).toBe(13600);
});

test('Another login of the customer has the same keys, and orders nothing twice', async () => {
  const first = await (await order(oneGb)).text();
  const later = await logIn(mock);
  expect(await (await order(oneGb, { by: later })).text()).toBe(first);
  expect(await left(later)).toBe(13600);
  expect(await codeOf(await order(threeGb, { by: later }))).toBe('idempotency_key_reused');
});

test('Another operation and another customer have keys of their own', async () => {
  await order(oneGb);
  const headers = { 'idempotency-key': key };
  const body = { amount_mb: 500 };
  expect((await caller.call(`${sim}/data-advance`, { method: 'POST', body, headers })).status).toBe(
    200,
  );
  const saegusa = await logIn(mock, 'saegusa.minori');
  const hers = await order(oneGb, { by: saegusa, at: sim.replace('1234', '3456') });
  expect(await codeOf(hers)).not.toBe('idempotency_key_reused');
});

test('A refusal is repeated too; after a failure the key is still unused', async () => {
  mock.faults.set('postCharge', { kind: 'server_error', times: 1 });
  expect((await order(oneGb)).status).toBe(500);
  expect((await order(oneGb)).status).toBe(200);
  const named = 'third-press-of-the-day';
  const refusal = await (await order({ ...oneGb, category: 'normal' }, { named })).text();
  expect(refusal).toContain('bad_request');
  expect(await (await order({ ...oneGb, category: 'normal' }, { named })).text()).toBe(refusal);
});

test('Who gets no answer orders once, however often he asks', async () => {
  mock.faults.set('postCharge', { kind: 'no_response', times: 3 });
  for (let tries = 0; tries < 3; tries += 1) await expect(order(oneGb)).rejects.toThrow();
  expect((await order(oneGb)).status).toBe(200);
  expect(await left()).toBe(13600);
});

test('The second waits while the first is still running', async () => {
  mock.faults.set('postCharge', { delay_ms: 300, times: 1 });
  const ended: string[] = [];
  const first = order(oneGb).then(() => ended.push('first'));
  await expect.poll(() => mock.faults.size).toBe(0);
  await order(oneGb).then(() => ended.push('second'));
  await first;
  expect(ended).toEqual(['first', 'second']);
  expect(await left()).toBe(13600);
});

test('A snapshot keeps the keys, and a day later they are forgotten', async () => {
  const first = await (await order(oneGb)).text();
  mock.restore(JSON.parse(JSON.stringify(mock.snapshot())));
  caller = await logIn(mock);
  expect(await (await order(oneGb)).text()).toBe(first);
  mock.clock.advance(25 * 60);
  caller = await logIn(mock);
  expect(await (await order(oneGb)).text()).not.toBe(first);
});

test('A login is repeated with its credentials, which no snapshot holds', async () => {
  const login = () => postLogin(mock, 'mizuno.keiko', 'minamo-demo', key).then((a) => a.text());
  expect(await login()).toBe(await login());
  expect(JSON.stringify(mock.snapshot())).not.toContain('access_secret');
});

test('A key that is not signed, none, and one that is too short are refused', async () => {
  const request = await caller.signed(`${sim}/charge`, { method: 'POST', body: oneGb });
  const changed = new Headers(request.headers);
  changed.set('idempotency-key', 'changed-on-the-way-here');
  expect((await fetch(new Request(request, { headers: changed }))).status).toBe(403);
  expect((await order(oneGb, { named: 'short' })).status).toBe(400);
  mock.violations();
});
