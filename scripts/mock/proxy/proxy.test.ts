import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { demoPassword } from '../customers/customer.ts';
import { startMock } from '../startMock.ts';
import { type Caller, logIn } from '../testing.ts';

/** A mock of another day and another customer takes the place of the backend. */
const backend = await startMock({ clock: '2026-12-03T09:00:00+09:00', sessionMinutes: 30 });
const folder = mkdtempSync(path.join(os.tmpdir(), 'recorded-'));
const only = ['getBilling', 'getUser', 'postCharge'];
const options = {
  record: folder,
  proxy: { hosts: backend.hosts, only, user: 'mitsushima.michiru', password: demoPassword },
};
const mock = await startMock(options);
afterAll(async () => {
  await Promise.all([mock.close(), backend.close()]);
  rmSync(folder, { recursive: true });
});

const billing = '/hosts/fixed/api/read/v2/services/f10482175/billing';
const user = '/hosts/fixed/api/read/v1/user';

let caller: Caller;
beforeEach(async () => {
  mock.reset();
  backend.reset();
  caller = await logIn(mock);
});

test('Chosen calls go to the backend, signed anew and about its customer; the rest to the mock', async () => {
  expect((await caller.call(billing)).status).toBe(200);
  expect(backend.requests.at(-1)).toMatchObject({
    operationId: 'getBilling',
    signature: 'valid',
    userId: 'mitsushima.michiru',
    status: 200,
  });
  expect(mock.requests.at(-1)?.source).toMatch(/^proxy/);
  const before = backend.requests.length;
  await caller.call('/hosts/fixed/api/read/v1/caution');
  expect(backend.requests).toHaveLength(before);
});

test('A write goes there once, with its key', async () => {
  await caller.call(user);
  const url = '/hosts/mobile/api/write/v1/services/m09000001234/charge';
  const headers = { 'idempotency-key': 'a-press-of-this-test' };
  const body = { category: 'neo', option_code: 'NC100' };
  const answer = await caller.call(url, { method: 'POST', body, headers });
  expect(backend.calls('postCharge').count).toBe(1);
  expect(answer.status).toBe(backend.requests.at(-1)?.status);
});

test('Credentials that ran out there are renewed by a new login', async () => {
  await caller.call(user);
  expect(backend.calls('postLogin').count).toBe(1);
  backend.clock.advance(31);
  expect((await caller.call(user)).status).toBe(200);
  expect(backend.calls('postLogin').count).toBe(2);
});

test('An answer is recorded once, without personal data, and pinned in a later mock', async () => {
  await caller.call(user);
  await caller.call(user);
  const text = readFileSync(path.join(folder, 'getUser.json'), 'utf8');
  const recorded = JSON.parse(text) as Record<string, { value: unknown }>;
  expect(Object.keys(recorded)).toEqual(['recorded_1']);
  const there = backend.customers.find(({ userId }) => userId === 'mitsushima.michiru')!;
  const { last_name, first_name, email, tel, birthday } = there.user.customer;
  for (const personal of [last_name, first_name, email, tel, birthday])
    expect(text).not.toMatch(String(personal));
  expect(text).toMatch(there.user.plan?.serviceStartDate ?? 'a date');

  const later = await startMock({ record: folder });
  try {
    later.pins.set('getUser', 'recorded_1');
    const again = await logIn(later);
    expect(await again.read(user)).toEqual(recorded['recorded_1']?.value);
    expect(later.requests.at(-1)).toMatchObject({ source: 'recorded_1', violations: [] });
  } finally {
    await later.close();
  }
});

test('Who starts it reads which calls go where, and as whom; a name that means none is refused', async () => {
  const { fixed, mobile } = backend.hosts;
  expect(mock.proxied).toBe(
    `getBilling, getUser, postCharge (3 operations) go to ${fixed}, ${mobile} as mitsushima.michiru; all else is the mock's.`,
  );
  const wrong = startMock({ proxy: { ...options.proxy, only: ['getBiling'] } });
  await expect(wrong).rejects.toThrow('no operation getBiling. Did you mean getBilling?');
});

test('A pin goes before the backend, and a backend that is not there is a 502 that says so', async () => {
  mock.pins.set('getBilling', 'status_5');
  const before = backend.calls('getBilling').count;
  expect(await caller.read(billing)).toMatchObject({ current: { status: '5' } });
  expect(backend.calls('getBilling').count).toBe(before);
  const lonely = await startMock({
    proxy: { ...options.proxy, hosts: { ...backend.hosts, auth: 'http://127.0.0.1:1' } },
  });
  try {
    const answer = await (await logIn(lonely)).call(user);
    expect(answer.status).toBe(502);
    expect(await answer.text()).toMatch('mock_proxy');
  } finally {
    await lonely.close();
  }
});
