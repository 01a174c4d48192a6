import createClient from 'openapi-fetch';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BusinessError, NetworkError } from './errors';
import { idempotencyKeys, onePress } from './idempotency';
import { connectSession } from './sessionPort';
import { testSession } from './testSession';

const kept = new Map<string, string>();
let keys: string[] = [];
let statuses: number[] = [];
let answered: Promise<void> | undefined;

beforeEach(() => {
  kept.clear();
  keys = [];
  statuses = [];
  answered = undefined;
  connectSession(testSession({ storage: kept }));
});
afterEach(() => vi.unstubAllGlobals());

const client = createClient<Record<string, Record<string, object>>>({
  baseUrl: 'https://mobile.minamo.example',
  fetch: async (request) => {
    keys.push(request.headers.get('idempotency-key') ?? '');
    await answered;
    return Response.json({}, { status: statuses.shift() ?? 200 });
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
  await press(700, noAnswer);
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

/** How many keys a call of no press has that is sent once more after an answer. */
async function keysAfter(status: number): Promise<number> {
  statuses = [status];
  await order(500);
  await order(500);
  return new Set(keys).size;
}

test.each([200, 201, 299, 400, 404, 409, 499])(
  'a call of no press is over when %i has come, and the next has another key',
  async (status) => {
    expect(await keysAfter(status)).toBe(2);
    expect(kept.size).toBe(0);
  },
);

test.each([300, 302, 403, 429, 500, 503])(
  'a call of no press keeps its key after %i, which leaves open whether it took effect',
  async (status) => {
    expect(await keysAfter(status)).toBe(1);
  },
);

test('a call of no press that is answered while a press runs is over all the same', async () => {
  let answer = () => {};
  answered = new Promise((resolve) => (answer = resolve));
  const first = order(500);
  await vi.waitFor(() => expect(keys).toHaveLength(1));
  await onePress(async () => {
    answer();
    await first;
  });
  await order(500);
  expect(new Set(keys).size).toBe(2);
});

test('without https there is no hash: each request has a key of its own', async () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) =>
      crypto.getRandomValues(bytes).map((byte) => byte % 16),
  });
  await press(500, noAnswer);
  await press(500);
  expect(new Set(keys).size).toBe(2);
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
});

test('before a login nothing is stored, and what was not answered is repeated all the same', async () => {
  const login = () => call({ id: 'x', password: 'y' }, '/api/v2/authn/mypage/login');
  await login();
  statuses = [502];
  await login();
  expect(kept.size).toBe(0);
  await login();
  expect(new Set(keys).size).toBe(2);
  await login();
  expect(new Set(keys).size).toBe(3);
});
