import { expect, test } from 'vitest';
import { MaintenanceError, NetworkError, SessionError } from '@/api/errors';
import { MemoryStorage } from './storage';
import { type Tab, testSetup } from './testSetup';
const calls = (tab: Tab, count: number) =>
  Array.from({ length: count }, () => tab.session.credentials());

/** A gate that holds the server's answer back. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** What a tab has stored now, for a tab that wakes up with it later. */
function storageOf({ storage }: Tab): Pick<Tab, 'storage'> {
  const copy = new MemoryStorage();
  for (let index = 0; index < storage.length; index++) {
    const key = storage.key(index) ?? '';
    copy.setItem(key, storage.getItem(key) ?? '');
  }
  return { storage: copy };
}

const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 1));
};

test('before 30 minutes no call renews, from 30 minutes on the next one does', async () => {
  const w = testSetup();
  const tab = w.tab();
  w.logIn(tab);
  w.later(29.99);
  expect((await tab.session.credentials()).generation).toBe(1);
  w.later(0.01);
  expect((await tab.session.credentials()).generation).toBe(2);
  w.later(29);
  await tab.session.credentials();
  expect(w.renewals).toHaveLength(1);
});

test('200 waiting calls make one renewal and all go on with its credentials', async () => {
  const w = testSetup();
  const tab = w.tab();
  w.logIn(tab);
  w.later(31);
  const all = await Promise.all(calls(tab, 200));
  expect(w.renewals).toHaveLength(1);
  expect(new Set(all.map(({ access_key_id }) => access_key_id))).toEqual(new Set(['ASIA2']));
});

test('two tabs of one session make one renewal together', async () => {
  const w = testSetup();
  const one = w.tab();
  w.logIn(one);
  const other = w.tab({ from: one });
  w.later(31);
  const all = await Promise.all([...calls(one, 100), ...calls(other, 100)]);
  expect(w.renewals).toHaveLength(1);
  expect(new Set(all.map(({ access_key_id }) => access_key_id))).toEqual(new Set(['ASIA2']));
  expect(other.store.credentials()?.session_token).toBe('token 2');
});

test('a tab that slept through a renewal asks the others instead of the server', async () => {
  const w = testSetup();
  const one = w.tab();
  w.logIn(one);
  const asleep = storageOf(one);
  w.later(31);
  await one.session.credentials();
  const woken = w.tab({ from: asleep });
  expect((await woken.session.credentials()).access_key_id).toBe('ASIA2');
  expect(w.renewals).toHaveLength(1);
});

test('a 403 in a tab with outdated credentials finds the newer ones and ends nothing', async () => {
  const w = testSetup();
  const one = w.tab();
  const used = w.logIn(one);
  const other = w.tab({ from: one });
  w.later(31);
  await one.session.credentials();
  expect((await other.session.newerThan(used))?.generation).toBe(2);
  other.session.end('refused', used);
  expect(other.store.credentials()?.generation).toBe(2);
  expect(one.store.credentials()?.generation).toBe(2);
});

test('a renewal that ends after logout writes nothing, and what it was given is revoked', async () => {
  const w = testSetup();
  const tab = w.tab();
  w.logIn(tab);
  w.later(31);
  const { opened, open } = gate();
  w.answer = () => opened;
  const waiting = Promise.allSettled(calls(tab, 50));
  await until(() => w.renewals.length === 1);
  tab.session.end('logout');
  open();
  for (const result of await waiting)
    expect(result).toMatchObject({ status: 'rejected', reason: { kind: 'session' } });
  expect(tab.store.credentials()).toBeUndefined();
  expect(tab.storage.length).toBe(0);
  expect(w.revoked).toEqual(['ASIA2']);
});

test('a renewal that ends after somebody else logged in leaves that session alone', async () => {
  const w = testSetup();
  const tab = w.tab();
  w.logIn(tab);
  w.later(31);
  const { opened, open } = gate();
  w.answer = () => opened;
  const waiting = tab.session.credentials();
  await until(() => w.renewals.length === 1);
  tab.session.end('logout');
  const next = w.logIn(tab);
  open();
  await expect(waiting).rejects.toBeInstanceOf(SessionError);
  expect(tab.store.credentials()).toEqual(next);
  expect(await tab.session.credentials()).toEqual(next);
});

test('a logout in another tab wipes what a thrown out tab has set aside', async () => {
  const w = testSetup();
  const one = w.tab();
  w.logIn(one);
  one.storage.setItem('procedure:packet_gift:m1', '{}');
  one.session.end('refused');
  expect(one.storage.length).toBe(1);
  const other = w.tab();
  w.logIn(other);
  other.session.end('logout');
  await until(() => one.storage.length === 0);
});

test('a call of an earlier login neither ends nor uses the present session', async () => {
  const w = testSetup();
  const tab = w.tab();
  const old = w.logIn(tab);
  tab.session.end('logout');
  w.logIn(tab);
  w.later(31);
  const present = await tab.session.credentials();
  tab.session.end('refused', old);
  expect(tab.store.credentials()).toEqual(present);
  expect(await tab.session.newerThan(old)).toBeUndefined();
});

test.each([
  ['403', new SessionError('refused'), 'refused'],
  ['no response', new NetworkError('no_response', true, true), 'no_response'],
] as const)('a renewal with %s ends the session in all its tabs', async (_, error, reason) => {
  const w = testSetup();
  const one = w.tab();
  w.logIn(one);
  const other = w.tab({ from: one });
  w.later(31);
  w.answer = () => Promise.reject(error);
  const results = await Promise.allSettled(calls(one, 20));
  for (const result of results)
    expect(result).toMatchObject({ status: 'rejected', reason: { kind: 'session', reason } });
  expect(w.renewals).toHaveLength(1);
  await until(() => other.store.credentials() === undefined);
  expect(one.store.lastEnd()).toBe(reason);
  expect([one.ends, other.ends]).toEqual([1, 1]);
});

test.each([
  ['maintenance', new MaintenanceError()],
  ['a device that is offline', new NetworkError('offline', false, true)],
])('%s fails the call but not the session, and the next call renews', async (_, error) => {
  const w = testSetup();
  const tab = w.tab();
  w.logIn(tab);
  w.later(31);
  w.answer = () => Promise.reject(error);
  await expect(tab.session.credentials()).rejects.toBe(error);
  w.answer = () => Promise.resolve();
  expect((await tab.session.credentials()).generation).toBe(2);
  expect(tab.ends).toBe(0);
});

test('logging out ends every tab, and another login is revoked by its own tab', async () => {
  const w = testSetup();
  const one = w.tab();
  w.logIn(one);
  const copy = w.tab({ from: one });
  const separate = w.tab();
  w.logIn(separate, 'ASIA7');
  one.session.end('logout');
  expect(one.store.current()).toBeUndefined();
  await until(() => copy.ends + separate.ends === 2);
  expect(copy.storage.length).toBe(0);
  expect(separate.storage.length).toBe(0);
  expect(separate.store.lastEnd()).toBe('logout');
  // By `separate` alone: the copied tab has the first tab's credentials, which `logout` revokes there.
  expect(w.revoked).toEqual(['ASIA7']);
});

test('without Web Locks one tab still renews once', async () => {
  const w = testSetup();
  const tab = w.tab({ withoutLocks: true });
  w.logIn(tab);
  w.later(31);
  w.answer = () => new Promise((resolve) => setTimeout(resolve, 20));
  await Promise.all(calls(tab, 50));
  expect(w.renewals).toHaveLength(1);
});

test('a start in the future counts as expired: the device’s clock was set back', async () => {
  const w = testSetup();
  const tab = w.tab();
  w.logIn(tab);
  w.later(-6);
  expect((await tab.session.credentials()).generation).toBe(2);
});

test('without a session a call says so', async () => {
  await expect(testSetup().tab().session.credentials()).rejects.toMatchObject({
    kind: 'session',
    reason: 'none',
  });
});

test('a session that ends by itself ends no other login, which only a logout does', async () => {
  const w = testSetup();
  const [one, separate, third] = [w.tab(), w.tab(), w.tab()];
  for (const tab of [one, separate, third]) w.logIn(tab);
  one.session.end('refused');
  third.session.end('logout');
  await until(() => separate.ends === 1);
  expect(separate.store.lastEnd()).toBe('logout');
});

test('a tab that wakes up with outdated credentials ends none that are newer', async () => {
  const w = testSetup();
  const [one, third] = [w.tab(), w.tab()];
  w.logIn(one);
  w.logIn(third);
  const asleep = storageOf(one);
  w.later(31);
  await one.session.credentials();
  w.tab({ from: asleep }).session.end('refused');
  third.session.end('logout');
  await until(() => one.ends === 1);
  expect(one.store.lastEnd()).toBe('logout');
});

test('where nobody is logged in only a logout is told', async () => {
  const w = testSetup();
  const [tab, other] = [w.tab(), w.tab()];
  w.logIn(other);
  tab.session.end('refused');
  expect(tab.ends).toBe(0);
  tab.session.end('logout');
  expect(tab.ends).toBe(1);
  await until(() => other.ends === 1);
});

test('what a thrown out tab has set aside stays while others renew and end by themselves', async () => {
  const w = testSetup();
  const [one, other] = [w.tab(), w.tab()];
  w.logIn(one);
  one.storage.setItem('procedure:packet_gift:m1', '{}');
  one.session.end('refused');
  w.logIn(other);
  const copy = w.tab({ from: other });
  w.later(31);
  await other.session.credentials();
  other.session.end('refused');
  await until(() => copy.ends === 1);
  expect(one.storage.length).toBe(1);
});

test('a tab gives its credentials only to one of its own login whose own are older', async () => {
  const w = testSetup();
  const tab = w.tab();
  const { id } = w.logIn(tab);
  const channel = w.channel();
  const heard: unknown[] = [];
  channel.addEventListener('message', ({ data }) => heard.push(data));
  for (const asked of [
    { id: 'another', generation: 0 },
    { id, generation: 1 },
    { id, generation: 2 },
    { id, generation: 0 },
  ])
    channel.postMessage({ type: 'ask', ...asked });
  await until(() => heard.length > 0);
  expect(heard).toEqual([{ type: 'renewed', credentials: tab.store.credentials() }]);
});

test('a refused renewal goes on with what another tab has renewed meanwhile', async () => {
  const w = testSetup();
  const one = w.tab({ withoutLocks: true });
  w.logIn(one);
  const other = w.tab({ from: one, withoutLocks: true });
  w.later(31);
  const { opened, open } = gate();
  w.answer = async () => {
    await opened;
    throw new SessionError('refused');
  };
  const waiting = one.session.credentials();
  await until(() => w.renewals.length === 1);
  w.answer = () => Promise.resolve();
  await other.session.credentials();
  await until(() => one.store.credentials()?.generation === 2);
  open();
  expect((await waiting).generation).toBe(2);
  expect(one.ends).toBe(0);
});

test('a tab that waits for the renewal of another learns that it has logged out', async () => {
  const w = testSetup();
  const one = w.tab();
  w.logIn(one);
  const other = w.tab({ from: one });
  w.later(31);
  const { opened, open } = gate();
  w.answer = () => opened;
  const waiting = Promise.allSettled([one.session.credentials(), other.session.credentials()]);
  await until(() => w.renewals.length === 1);
  one.session.end('logout');
  await until(() => other.ends === 1);
  open();
  for (const result of await waiting)
    expect(result).toMatchObject({ status: 'rejected', reason: { reason: 'logout' } });
  expect(w.renewals).toHaveLength(1);
});

test('a login does not wait for the renewal of another', async () => {
  const w = testSetup();
  const [one, separate] = [w.tab(), w.tab()];
  w.logIn(one);
  w.logIn(separate);
  w.later(31);
  const { opened, open } = gate();
  w.answer = () => opened;
  const waiting = one.session.credentials();
  await until(() => w.renewals.length === 1);
  w.answer = () => Promise.resolve();
  expect((await separate.session.credentials()).generation).toBe(2);
  open();
  await waiting;
});

test('a browser that connects no tabs renews and logs out', async () => {
  const w = testSetup();
  const tab = w.tab({ withoutChannel: true });
  const used = w.logIn(tab);
  w.later(31);
  expect((await tab.session.credentials()).generation).toBe(2);
  expect((await tab.session.newerThan(used))?.generation).toBe(2);
  tab.session.end('logout');
  expect(tab.store.credentials()).toBeUndefined();
});
