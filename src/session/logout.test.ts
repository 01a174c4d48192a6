import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api/queryClient';
import { connectSession } from '@/api/sessionPort';
import { testLogin } from '@/api/testSession';
import { setConfig } from '@/config/config';
import configText from '../public/config.json?raw';
import { store } from './current';
import { logout, logoutEverywhere } from './logout';
import { sessionPortOf } from './start';

interface Call {
  request: Request;
  body: string;
  /** What was left in the tab when it was sent. */
  wasLoggedIn: boolean;
}
let calls: Call[] = [];

beforeEach(() => {
  calls = [];
  setConfig(configText, 'https://my.minamo.example');
  vi.stubGlobal('location', { search: '' });
  store.begin(testLogin, new Date());
  store.complete({ services: [], is_single_service: false });
  queryClient.setQueryData(['fixed', '/api/read/v1/user'], { name: '水野' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  store.clear('none');
});

const answerWith = (answer: () => Promise<Response>) =>
  vi.stubGlobal('fetch', async (request: Request) => {
    const wasLoggedIn = store.credentials() !== undefined;
    calls.push({ request, body: await request.clone().text(), wasLoggedIn });
    return answer();
  });
const to = (path: string) => calls.find(({ request }) => new URL(request.url).pathname === path);

test('the tab forgets first, then both servers are notified', async () => {
  answerWith(() => Promise.resolve(Response.json({ result: 'normal' })));
  await logout();
  expect(calls.map(({ wasLoggedIn }) => wasLoggedIn)).toEqual([false, false]);
  expect(to('/hosts/auth/api/authn/logout')?.request.headers.get('authorization')).toMatch(
    /Credential=ASIA1/,
  );
  // The page may be closed meanwhile.
  expect(calls.map(({ request }) => request.keepalive)).toEqual([true, true]);
  const support = to('/hosts/support/api/v1/logout');
  expect(support?.body).toBe('{"del_type":"all"}');
  expect(support?.request.credentials).toBe('include');
  expect(support?.request.headers.get('authorization')).toBeNull();
});

test('nothing that was read is left, even when no server answers', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await logout();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect([store.current(), store.lastEnd()]).toEqual([undefined, 'logout']);
});

test('on all devices: the server is asked first, and the tab forgets when it has said yes', async () => {
  connectSession(sessionPortOf());
  answerWith(() => Promise.resolve(Response.json({ result: 'normal' })));
  await logoutEverywhere();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.wasLoggedIn).toBe(true);
  expect(calls[0]?.request.url).toMatch(/\/api\/authn\/logout\?scope=all$/);
  expect([store.current(), store.lastEnd()]).toEqual([undefined, 'logout_all']);
});

test('on all devices: a server that fails leaves the session, and says so', async () => {
  connectSession(sessionPortOf());
  answerWith(() => Promise.resolve(new Response(null, { status: 500 })));
  await expect(logoutEverywhere()).rejects.toMatchObject({ kind: 'unexpected' });
  expect(store.current()).toBeDefined();
});
