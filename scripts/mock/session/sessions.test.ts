import { beforeEach, expect, test } from 'vitest';
import { type Caller, logIn, postLogin } from '../testing.ts';
import { testMock } from '../testMock.ts';
import type { Credentials } from './credentials.ts';

const user = '/hosts/fixed/api/read/v1/user';
const renew = '/hosts/auth/api/authn/renew';
const support = '/hosts/support/api/v1';

const mock = await testMock({ sessionMinutes: 60 });
let caller: Caller;

beforeEach(async () => {
  caller = await logIn(mock);
});

const reason = async (by: Caller): Promise<string | null> => {
  const response = await by.call(user);
  expect(response.status).toBe(403);
  return response.headers.get('x-mock-reason');
};

test('Only the password of a demo customer logs in', async () => {
  const wrong = await postLogin(mock, 'mizuno.keiko', 'wrong');
  expect([wrong.status, await wrong.json()]).toMatchObject([400, { code: 'login_failed' }]);
  expect((await postLogin(mock, 'nobody', 'minamo-demo')).status).toBe(400);
  expect((await postLogin(mock, 'mizuno.keiko@example.jp', 'minamo-demo')).status).toBe(200);
});

test('Five wrong passwords lock the id for half an hour', async () => {
  for (let i = 0; i < 5; i++) await postLogin(mock, 'irie.fumi', 'wrong');
  const locked = await postLogin(mock, 'irie.fumi', 'minamo-demo');
  expect(await locked.json()).toMatchObject({ code: 'account_locked' });
  mock.clock.advance(31);
  expect((await postLogin(mock, 'irie.fumi', 'minamo-demo')).status).toBe(200);
});

test('Credentials end after an hour of the mock’s clock', async () => {
  mock.clock.advance(59);
  expect((await caller.call(user)).status).toBe(200);
  mock.clock.advance(1);
  expect(await reason(caller)).toBe('expired');
});

test('A renewal gives new credentials for an hour, and the old ones end', async () => {
  mock.clock.advance(40);
  const old = caller.credentials;
  caller.credentials = await caller.read<Credentials>(renew);
  expect(caller.credentials.session_token).not.toBe(old.session_token);
  mock.clock.advance(40);
  expect((await caller.call(user)).status).toBe(200);
  caller.credentials = old;
  expect(await reason(caller)).toBe('renewed');
});

test('Who comes back after the session ran out finds what was written in it', async () => {
  const history = '/hosts/fixed/api/read/v2/services/f10482175/notification-history';
  const unread = async () => (await caller.read<{ unread_count: number }>(history)).unread_count;
  const before = await unread();
  const { notifications } = await caller.read<{
    notifications: { notification_id: string; is_unread: boolean }[];
  }>(history);
  const opened = notifications.find(({ is_unread }) => is_unread)?.notification_id ?? '';
  await caller.read(`${history}?opened=${opened}`);
  mock.clock.advance(24 * 60);
  caller = await logIn(mock);
  expect(await unread()).toBe(before - 1);
});

test('What has expired cannot be renewed', async () => {
  mock.clock.advance(61);
  expect((await caller.call(renew)).status).toBe(403);
});

test('After a logout the credentials neither sign nor renew', async () => {
  expect(await caller.read('/hosts/auth/api/authn/logout')).toEqual({ result: 'normal' });
  expect(await reason(caller)).toBe('revoked');
  expect((await caller.call(renew)).status).toBe(403);
});

test('A logout from a page of the same origin clears its cache, and nothing that is kept on purpose', async () => {
  const cleared = async (site: string) => {
    const own = await logIn(mock);
    const headers = { 'sec-fetch-site': site };
    const answer = await own.call('/hosts/auth/api/authn/logout', { headers });
    return answer.headers.get('clear-site-data');
  };
  expect(await cleared('same-origin')).toBe('"cache"');
  expect(await cleared('same-site')).toBeNull();
});

test('A logout of scope all ends every login of that customer and nobody else’s', async () => {
  const phone = await logIn(mock);
  const irie = await logIn(mock, 'irie.fumi');
  await caller.read('/hosts/auth/api/authn/logout?scope=this');
  expect((await phone.call(user)).status).toBe(200);
  expect(await phone.read('/hosts/auth/api/authn/logout?scope=all')).toEqual({ result: 'normal' });
  const again = await logIn(mock);
  const tablet = await logIn(mock);
  await again.read('/hosts/auth/api/authn/logout?scope=all');
  expect([await reason(phone), await reason(again), await reason(tablet)]).toEqual(
    Array(3).fill('revoked'),
  );
  expect((await irie.call(user)).status).toBe(200);
});

test('Logins are apart: one customer cannot read the service of another', async () => {
  const path = '/hosts/fixed/api/read/v2/services/f20831146/billing';
  expect((await caller.call(path)).status).toBe(404);
  expect((await (await logIn(mock, 'irie.fumi')).call(path)).status).toBe(200);
});

test('The support page’s session lets in without a password, until it is ended', async () => {
  const sso = (cookie: string) =>
    fetch(`${mock.url}${support}/login/sso`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ redirect_uri: '/billing' }),
    });
  expect(await (await sso('')).json()).toMatchObject({ code: 'sso_not_logged_in' });
  const login = await fetch(`${mock.url}/__mock/support-login?as=irie.fumi`, {
    redirect: 'manual',
  });
  const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const entered = (await (await sso(cookie)).json()) as Credentials & { redirect_uri: string };
  expect(entered).toMatchObject({ userId: 'irie.fumi', redirect_uri: '/billing' });
  caller.credentials = entered;
  expect((await caller.call(user)).status).toBe(200);
  await fetch(`${mock.url}${support}/logout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ del_type: 'all' }),
  });
  expect((await sso(cookie)).status).toBe(400);
});

const cookieOf = (response: Response) =>
  (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

const supportSession = async (cookie: string) =>
  (await (await fetch(`${mock.url}${support}/session`, { headers: { cookie } })).json()) as {
    is_logged_in: boolean;
    userId: string | null;
    expires_at: string | null;
  };

const enterBySupport = (cookie: string) =>
  fetch(`${mock.url}${support}/login/sso`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ redirect_uri: '/mobile/top/' }),
  });

test('The support page’s session ends an hour after the login that began it', async () => {
  mock.clock.set('2026-11-21T10:40:00+09:00');
  const cookie = cookieOf(await postLogin(mock, 'kawase.ryo', 'minamo-demo'));
  expect(await supportSession(cookie)).toMatchObject({
    is_logged_in: true,
    userId: 'kawase.ryo',
    expires_at: '2026-11-21T11:40:00+09:00',
  });
  mock.clock.set('2026-11-21T11:39:00+09:00');
  expect((await enterBySupport(cookie)).status).toBe(200);
  // Logging in by it doesn't extend it.
  mock.clock.set('2026-11-21T11:40:01+09:00');
  expect(await supportSession(cookie)).toMatchObject({ is_logged_in: false, userId: null });
  const refused = await enterBySupport(cookie);
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { code: 'sso_not_logged_in' },
  ]);
});

test('A logout of the support page ends all of the customer’s sessions there, and nobody else’s', async () => {
  const [one, other, somebody] = await Promise.all(
    ['kawase.ryo', 'kawase.ryo', 'irie.fumi'].map(async (id) =>
      cookieOf(await postLogin(mock, id, 'minamo-demo')),
    ),
  );
  const ended = await fetch(`${mock.url}${support}/logout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: one ?? '' },
    body: JSON.stringify({ del_type: 'all' }),
  });
  expect(ended.headers.get('set-cookie')).toContain('Max-Age=0');
  for (const cookie of [one, other])
    expect((await supportSession(cookie ?? '')).is_logged_in).toBe(false);
  expect((await supportSession(somebody ?? '')).userId).toBe('irie.fumi');
});

test('A pinned login example still signs', async () => {
  mock.pins.set('postLogin', 'email_not_verified');
  const pinned = await logIn(mock, 'mizuno.keiko');
  expect(pinned.credentials).toMatchObject({ userId: 'hayase.sho', is_verified_email: false });
  expect((await pinned.call(user)).status).toBe(200);
});
