import createClient from 'openapi-fetch';
import { beforeEach, expect, test } from 'vitest';
import { BusinessError, NetworkError } from './errors';
import { idempotencyKeys, onePress } from './idempotency';
import { connectSession } from './sessionPort';

const kept = new Map<string, string>();
let keys: string[] = [];
let statuses: number[] = [];

beforeEach(() => {
  kept.clear();
  keys = [];
  statuses = [];
  connectSession({
    credentials: () => Promise.reject(new Error('unused')),
    newerThan: () => Promise.resolve(undefined),
    end: () => undefined,
    serviceId: () => undefined,
    storage: kept,
  });
});

const client = createClient<Record<string, Record<string, object>>>({
  baseUrl: 'https://mobile.minamo.example',
  fetch: (request) => {
    keys.push(request.headers.get('idempotency-key') ?? '');
    return Promise.resolve(Response.json({}, { status: statuses.shift() ?? 200 }));
  },
});
client.use(idempotencyKeys);
const call = (body: object, path = '/charge') =>
  client.request('post', path as never, { body } as never);
const order = (amount_mb: number, path?: string) => call({ amount_mb }, path);

const noAnswer = new NetworkError('no_response', true, true);
const refusal = new BusinessError(409, { code: 'charge_limit_over', message: '…' });
/** A press that sends one call and then fails with `end`, if there is one. */
const press = (amount_mb: number, end?: Error) =>
  onePress(async () => {
    await order(amount_mb);
    if (end) throw end;
  }).catch(() => undefined);

test('a read has no key', async () => {
  await client.request('get', '/charge' as never);
  expect(keys).toEqual(['']);
});

test('each press that was answered is followed by another key', async () => {
  for (const end of [undefined, refusal, undefined]) await press(500, end);
  expect(new Set(keys).size).toBe(3);
  expect(keys.every((key) => /^[A-Za-z0-9_-]{16,64}$/.test(key))).toBe(true);
  expect(kept.size).toBe(0);
});

test('who repeats what nobody answered repeats the press, after a reload too', async () => {
  await press(500, noAnswer);
  const stored = new Map(kept);
  kept.clear();
  stored.forEach((value, name) => kept.set(name, value));
  await press(500, new NetworkError('offline', false, true));
  await press(500);
  expect(new Set(keys).size).toBe(1);
  await press(500);
  expect(new Set(keys).size).toBe(2);
});

test('what was changed meanwhile has another key', async () => {
  await press(500, noAnswer);
  await press(1000, noAnswer);
  expect(new Set(keys).size).toBe(2);
});

test('what is kept names the address and nothing that was typed', async () => {
  await press(987_654, noAnswer);
  expect([...kept.keys()]).toEqual(['unanswered:POST https://mobile.minamo.example/charge']);
  expect(JSON.stringify([...kept])).not.toContain('987654');
});

test('all calls of a press are repeated by their keys, in their order', async () => {
  const both = (end?: Error) =>
    onePress(async () => {
      await order(1, '/secure-encrypt');
      await order(2, '/secure-encrypt');
      await order(500);
      if (end) throw end;
    }).catch(() => undefined);
  await both(noAnswer);
  await both();
  expect(new Set(keys).size).toBe(3);
  expect(keys.slice(3)).toEqual(keys.slice(0, 3));
});

test('the same request twice within one press is asked anew', async () => {
  await onePress(async () => {
    await order(500);
    await order(500);
  });
  expect(new Set(keys).size).toBe(2);
});

test('a call of no press has a new key after a definite answer only', async () => {
  statuses = [500, 403, 503, 200];
  for (let times = 0; times < 5; times += 1) await order(500);
  expect(new Set(keys.slice(0, 4)).size).toBe(1);
  expect(keys[4]).not.toBe(keys[3]);
});

test('before a login nothing is stored', async () => {
  await call({ id: 'x', password: 'y' }, '/api/v2/authn/mypage/login');
  statuses = [502];
  await call({ id: 'x', password: 'y' }, '/api/v2/authn/mypage/login');
  await call({ id: 'x', password: 'y' }, '/api/v2/authn/mypage/login');
  expect(new Set(keys).size).toBe(2);
  expect(kept.size).toBe(0);
});
