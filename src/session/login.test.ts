import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api/queryClient';
import { connectSession } from '@/api/sessionPort';
import { testLogin } from '@/api/testSession';
import { setConfig } from '@/config/config';
import configText from '../public/config.json?raw';
import { store } from './current';
import { login, loginWithSupportPage } from './login';
import { takeLoginSuccess } from './loginFlag';
import { sessionPortOf } from './start';

const service = { service_id: 'f10482175', service_type: 'fixed', password_setter: 'user' };
const customer = { last_name: '水野', first_name: '恵子' };
const plan = { plan_name: '2ギガ 戸建て' };

/** What the servers answer, by the end of the path. */
let answers: Record<string, () => Response | Promise<Response>>;
let sent: { path: string; body: string; credentials: string; authorization: string | null }[];

beforeEach(() => {
  setConfig(configText, 'https://my.minamo.example');
  connectSession(sessionPortOf());
  vi.stubGlobal('location', { search: '' });
  sent = [];
  answers = {
    '/mypage/login': () => Response.json(testLogin),
    '/login/sso': () => Response.json({ ...testLogin, redirect_uri: '/contract' }),
    '/v1/service': () => Response.json({ services: [service], is_single_service: true }),
    '/v1/user': () => Response.json({ customer, plan }),
    '/check-first-login': () =>
      Response.json({
        is_first_login: true,
        needs_email: false,
        needs_password: true,
        password_setter: 'system',
      }),
    '/authn/logout': () => Response.json({}),
  };
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    const { credentials, headers } = request;
    const body = await request.clone().text();
    sent.push({ path: pathname, body, credentials, authorization: headers.get('authorization') });
    const found = Object.keys(answers).find((end) => pathname.endsWith(end)) ?? '';
    return answers[found]?.() ?? new Response(null, { status: 500 });
  });
});
afterEach(() => {
  takeLoginSuccess(crypto.randomUUID());
  vi.unstubAllGlobals();
  store.clear('none');
  queryClient.clear();
});

const refusal = (status: number, code: string) => () =>
  Response.json({ code, message: 'できません。' }, { status });
const to = (end: string) => sent.filter(({ path }) => path.endsWith(end));

test('a login holds who it is, the services and what a first login asks for', async () => {
  await login({ id: 'mizuno.keiko', password: 'minamo-demo' });
  expect(to('/mypage/login')[0]?.body).toBe('{"id":"mizuno.keiko","password":"minamo-demo"}');
  expect(store.current()).toMatchObject({
    loginInfo: { userId: 'mizuno.keiko' },
    customer,
    plan,
    services: [service],
    selected: service,
    needs: { email: false, password: true },
  });
  expect(takeLoginSuccess('the next page')).toBe(true);
});

test('what was read for somebody else is gone', async () => {
  queryClient.setQueryData(['fixed', '/api/read/v1/user', {}], { customer: { last_name: '入江' } });
  await login({ id: 'mizuno.keiko', password: 'minamo-demo' });
  expect(store.current()?.customer).toEqual(customer);
});

test('a refused login leaves no session and no success', async () => {
  answers['/mypage/login'] = refusal(400, 'login_failed');
  await expect(login({ id: 'mizuno.keiko', password: 'x' })).rejects.toMatchObject({
    code: 'login_failed',
  });
  expect(store.credentials()).toBeUndefined();
  expect(takeLoginSuccess('the next page')).toBe(false);
});

test('without its services a login is none, and is ended at the server', async () => {
  answers['/v1/service'] = refusal(503, 'maintenance');
  await expect(login({ id: 'mizuno.keiko', password: 'minamo-demo' })).rejects.toMatchObject({
    kind: 'maintenance',
  });
  expect([store.credentials(), store.lastEnd()]).toEqual([undefined, 'none']);
  await vi.waitFor(() => expect(to('/authn/logout')).toHaveLength(1));
  expect(to('/authn/logout')[0]?.authorization).toMatch('Credential=ASIA1/');
  expect(takeLoginSuccess('the next page')).toBe(false);
});

test.each(['/v1/user', '/check-first-login'])(
  'a login does without %s, which is maintained',
  async (end) => {
    answers[end] = refusal(503, 'maintenance');
    await login({ id: 'mizuno.keiko', password: 'minamo-demo' });
    const current = store.current();
    expect(current?.services).toEqual([service]);
    expect(current?.customer).toEqual(end === '/v1/user' ? undefined : customer);
    expect(current?.needs.password).toBe(end === '/v1/user');
  },
);

test.each([
  ['before', 20],
  ['after', 0],
])('a session that ends %s its services are read is none', async (_, wait) => {
  const headers = { date: new Date().toUTCString() };
  const services = answers['/v1/service']?.();
  answers['/v1/service'] = () => new Promise((resolve) => setTimeout(resolve, wait, services));
  answers['/v1/user'] = () => new Response(null, { status: 403, headers });
  await expect(login({ id: 'mizuno.keiko', password: 'minamo-demo' })).rejects.toMatchObject({
    kind: 'session',
  });
  expect(store.current()).toBeUndefined();
});

test('a customer without a plan is one', async () => {
  answers['/v1/user'] = () => Response.json({ customer, plan: null });
  await login({ id: 'mizuno.keiko', password: 'minamo-demo' });
  expect(store.current()?.plan).toBeUndefined();
});

test('the support page’s session logs in with its cookie, and says where to go', async () => {
  expect(await loginWithSupportPage('/billing')).toBe('/contract');
  expect(to('/login/sso')).toMatchObject([
    { body: '{"redirect_uri":"/billing"}', credentials: 'include' },
  ]);
  expect(store.current()?.loginInfo.userId).toBe('mizuno.keiko');
});

test('who wanted to go nowhere asks the support page for nothing', async () => {
  await loginWithSupportPage(undefined);
  expect(to('/login/sso')[0]?.body).toBe('{}');
});
