import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { call } from '@/api/client.ts';
import { api } from '@/api/generated/operations.ts';
import { read } from '@/api/query.ts';
import { queryClient } from '@/api/queryClient.ts';
import { connectSession } from '@/api/sessionPort.ts';
import { setConfig } from '@/config/config.ts';
import { now, setClockOffset } from '@/lib/clock.ts';
import configText from '@/public/config.json';
import { store } from '@/session/current.ts';
import { login } from '@/session/login.ts';
import { logout } from '@/session/logout.ts';
import { sessionPortOf } from '@/session/start.ts';
import { type StartedMock, startMock } from '../../scripts/mock/startMock.ts';

let mock: StartedMock;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
  setConfig(JSON.stringify(configText), mock.url);
  connectSession(sessionPortOf());
});
afterAll(() => mock.close());
/** The page's address, which is where development pins its scenarios. */
const address = (search: string) => vi.stubGlobal('location', { search });

beforeEach(() => {
  address('');
  store.clear('none');
  mock.reset();
  queryClient.clear();
  setClockOffset(0);
});

const enter = (id = 'mizuno.keiko') => login({ id, password: 'minamo-demo' });
const count = (operationId: string) =>
  mock.requests.filter((entry) => entry.operationId === operationId).length;
const billing = () => call(api.getBilling);

test('a login learns the server’s time and fills the session', async () => {
  await enter();
  expect(Math.abs(now().getTime() - mock.clock.now().getTime())).toBeLessThan(2_000);
  expect(store.current()).toMatchObject({
    loginInfo: { userId: 'mizuno.keiko' },
    customer: { last_name: '水野', first_name: '恵子' },
    isSingleService: false,
  });
  expect(mock.violations()).toEqual([]);
});

test('a wrong password is an outcome and leaves no session', async () => {
  await expect(login({ id: 'mizuno.keiko', password: 'x' })).rejects.toMatchObject({
    kind: 'outcome',
    code: 'login_failed',
  });
  expect(store.credentials()).toBeUndefined();
});

test('a login whose services can’t be read is none', async () => {
  mock.pins.set('getService', 'maintenance');
  await expect(enter()).rejects.toMatchObject({ kind: 'maintenance' });
  expect(store.credentials()).toBeUndefined();
});

test('every host takes the signature, reads and writes', async () => {
  await enter();
  await call(api.getUser);
  expect((await billing()).months.length).toBeGreaterThan(0);
  await call(api.getPacketGift);
  await call(api.getLoginHistory);
  await call(api.putTrafficControl, { body: { is_high_speed: false } });
  expect(mock.violations()).toEqual([]);
});

test('200 calls after 31 minutes make one renewal', async () => {
  await enter();
  mock.clock.advance(31);
  setClockOffset(mock.clock.now().getTime() - Date.now());
  const all = await Promise.all(Array.from({ length: 200 }, () => call(api.getUser)));
  expect(all).toHaveLength(200);
  expect(count('getRenew')).toBe(1);
  expect(store.credentials()?.generation).toBe(2);
}, 20_000);

test('a session that the server let expire ends at the first call', async () => {
  await enter();
  mock.clock.advance(61);
  await expect(billing()).rejects.toMatchObject({ kind: 'session' });
  expect(store.current()).toBeUndefined();
  expect(store.lastEnd()).toBe('refused');
});

test('a device that is seven hours off logs in and works', async () => {
  mock.clock.advance(-7 * 60);
  await enter();
  expect((await billing()).months.length).toBeGreaterThan(0);
});

test('a clock that is set wrong during the session is corrected at the first refusal', async () => {
  await enter();
  setClockOffset(mock.clock.now().getTime() - Date.now() + 20 * 60_000);
  expect((await billing()).months.length).toBeGreaterThan(0);
  expect(Math.abs(now().getTime() - mock.clock.now().getTime())).toBeLessThan(2_000);
});

test('the credentials are worth nothing after logout', async () => {
  await enter();
  const credentials = store.credentials();
  await logout();
  expect(store.credentials()).toBeUndefined();
  expect([count('getLogout'), count('postSupportLogout')]).toEqual([1, 1]);
  connectSession({ ...sessionPortOf(), credentials: () => Promise.resolve(credentials!) });
  await expect(call(api.getUser)).rejects.toMatchObject({
    kind: 'session',
  });
  connectSession(sessionPortOf());
});

test('logging out works without servers', async () => {
  await enter();
  mock.faults.set('getLogout', { kind: 'no_response' });
  mock.faults.set('postSupportLogout', { kind: 'no_response' });
  await logout();
  expect(store.current()).toBeUndefined();
  expect(store.lastEnd()).toBe('logout');
});

test('a read that twice gets no answer succeeds the third time', async () => {
  await enter();
  queryClient.clear();
  mock.faults.set('getUser', { kind: 'no_response', times: 2 });
  const { customer } = await queryClient.fetchQuery(read(api.getUser));
  expect(customer.last_name).toBe('水野');
});

test('a page, nothing and half a body under 200 are errors', async () => {
  await enter();
  for (const [kind, expected] of [
    ['html', 'unexpected'],
    ['empty', 'unexpected'],
    ['cut', 'network'],
  ] as const) {
    mock.faults.set('getUser', { kind });
    await expect(call(api.getUser)).rejects.toMatchObject({
      kind: expected,
    });
  }
});

// This test is the last one, since pins last as long as the page.
test('in development an example is pinned in the address', async () => {
  await enter();
  address('?pin=getContract:maintenance&pin=getLoginHistory:empty&pin=getUser:503');
  expect(await call(api.getLoginHistory)).toEqual({ logins: [] });
  await expect(call(api.getUser)).rejects.toMatchObject({
    kind: 'maintenance',
  });
  expect((await billing()).months.length).toBeGreaterThan(0);
});
