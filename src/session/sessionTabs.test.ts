import { expect, test } from 'vitest';
import { SessionError } from '@/api/errors';
import { calls, gate, storageOf, testSetup, until } from './testSetup';

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

test('where nobody is logged in only a logout is reported', async () => {
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
