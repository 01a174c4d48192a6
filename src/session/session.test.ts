import { expect, test } from 'vitest';
import { MaintenanceError, NetworkError, SessionError } from '@/api/errors';
import { calls, gate, testSetup, until } from './testSetup';

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
