import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import configText from '../public/config.json?raw';
import { issued, testSession } from './testSession';

const credentials = vi.fn(() => Promise.resolve(issued(1)));
const newerThan = vi.fn();
const end = vi.fn();
const services = { fixed: 'f10482175', mobile: 'm09000001234' };

/** The clients of a page that was just loaded, and what operations learn of it. */
async function loaded(address = '/top') {
  vi.resetModules();
  vi.stubGlobal('location', new URL(address, 'https://my.minamo.example'));
  const { setConfig } = await import('@/config/config');
  setConfig(configText, location.origin);
  const { connectSession } = await import('./sessionPort');
  const serviceId = (type: keyof typeof services = 'mobile') => services[type];
  connectSession(testSession({ credentials, newerThan, end, serviceId }));
  const told: unknown[] = [];
  const { listen } = await import('@/lib/observe');
  listen((observed) => told.push(observed));
  return { ...(await import('./clients')), told };
}
type Page = Awaited<ReturnType<typeof loaded>>;

let sent: { call: string; signedBy: string | undefined; names: string; headers: Headers }[] = [];
let statuses: number[] = [];

beforeEach(() => {
  sent = [];
  statuses = [];
  for (const mock of [credentials, newerThan, end]) mock.mockReset();
  vi.stubGlobal('fetch', (request: Request | URL) => {
    if (request instanceof URL)
      return Promise.resolve(
        Response.json([{ operationId: 'getUser', method: 'GET', path: '/api/read/v1/user' }]),
      );
    const { method, url, headers } = request;
    const [, signedBy, names = ''] =
      /=(ASIA\d).*SignedHeaders=([^,]*)/.exec(headers.get('authorization') ?? '') ?? [];
    const path = url.replace('https://my.minamo.example/hosts/', '');
    sent.push({ call: `${method} ${path}`, signedBy, names, headers });
    const date = new Date().toUTCString();
    return Promise.resolve(
      Response.json({}, { status: statuses.shift() ?? 200, headers: { date } }),
    );
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const body = { value: 'なし' };
const ofLine = '/api/write/v1/services/{service_id}';
const promotion = '/api/write/v2/services/{service_id}/contract/promotion';

test.each([
  [
    'POST fixed/api/write/v1/secure-encrypt',
    ({ fixedApi }: Page) => fixedApi.POST('/api/write/v1/secure-encrypt', { body }),
  ],
  [
    'POST mobile/api/write/v1/services/m09000001234/secure-encrypt',
    ({ mobileApi }: Page) => mobileApi.POST(`${ofLine}/secure-encrypt`, { body }),
  ],
  [
    'PUT fixed/api/write/v2/services/f10482175/contract/promotion',
    ({ serviceApi }: Page) =>
      serviceApi.PUT(promotion, {
        params: { path: { service_id: services.fixed } },
        body: { allow_dm: 'none', allow_usage: 'on' } as never,
      }),
  ],
])('%s has a key, and the signature covers it', async (named, call) => {
  await call(await loaded());
  expect(sent).toMatchObject([{ call: named, signedBy: 'ASIA1' }]);
  expect(sent[0]?.names.split(';')).toContain('idempotency-key');
});

test('what belongs to the login goes to its own host, signed', async () => {
  const { authApi } = await loaded();
  await authApi.GET('/api/authn/mypage/login-history');
  expect(sent).toMatchObject([
    { call: 'GET auth/api/authn/mypage/login-history', signedBy: 'ASIA1' },
  ]);
});

test('the support page is called without signature and key: a cookie is its session', async () => {
  const { supportApi } = await loaded();
  await supportApi.POST('/api/v1/logout', { body: { del_type: 'all' }, credentials: 'include' });
  expect(sent).toMatchObject([{ call: 'POST support/api/v1/logout', signedBy: undefined }]);
  expect(sent[0]?.headers.has('idempotency-key')).toBe(false);
  expect(credentials).not.toHaveBeenCalled();
});

test('a renewal is signed with the credentials that it renews, without waiting for the session', async () => {
  const { authApiWith } = await loaded();
  await authApiWith(issued(7)).GET('/api/authn/renew');
  expect(sent).toMatchObject([{ call: 'GET auth/api/authn/renew', signedBy: 'ASIA7' }]);
  expect(credentials).not.toHaveBeenCalled();
});

test('a renewal that is refused neither ends the session here nor is sent again', async () => {
  statuses = [403];
  newerThan.mockResolvedValue(issued(2));
  const { authApiWith } = await loaded();
  const { response } = await authApiWith(issued(1)).GET('/api/authn/renew');
  expect(response.status).toBe(403);
  expect(sent).toHaveLength(1);
  expect(end).not.toHaveBeenCalled();
});

test('a call of the session that is refused ends it', async () => {
  statuses = [403];
  const { fixedApi } = await loaded();
  await fixedApi.GET('/api/read/v1/user');
  expect(end).toHaveBeenCalledExactlyOnceWith('refused', expect.anything());
});

test.each([
  ['fixedApi', ({ fixedApi }: Page) => fixedApi.GET('/api/read/v1/user')],
  ['authApiWith', ({ authApiWith }: Page) => authApiWith(issued(1)).GET('/api/authn/renew')],
  ['supportApi', ({ supportApi }: Page) => supportApi.GET('/api/v1/session')],
])('operations learn of a failed call of %s', async (_, call) => {
  statuses = [500];
  const page = await loaded();
  await call(page);
  expect(page.told).toMatchObject([{ kind: 'call', outcome: '500' }]);
});

test('operations learn what came of a call in the end', async () => {
  statuses = [403, 200];
  newerThan.mockResolvedValue(issued(2));
  const { fixedApi, told } = await loaded();
  await fixedApi.GET('/api/read/v1/user');
  expect(sent.map(({ signedBy }) => signedBy)).toEqual(['ASIA1', 'ASIA2']);
  expect(told).toEqual([]);
});

test('in development the address chooses the mock’s answer, and the wish is signed', async () => {
  const { fixedApi } = await loaded('/top?pin=getUser:empty');
  await fixedApi.GET('/api/read/v1/user');
  expect(sent[0]?.headers.get('prefer')).toBe('example=empty');
  expect(sent[0]?.names.split(';')).toContain('prefer');
});

test.each([
  ['supportApi', ({ supportApi }: Page) => supportApi.GET('/api/v1/session')],
  ['authApiWith', ({ authApiWith }: Page) => authApiWith(issued(1)).GET('/api/authn/renew')],
])('in development faults go with calls of %s too', async (_, call) => {
  await call(await loaded('/top?fault=reads:html'));
  expect(sent[0]?.headers.get('prefer')).toBe('fault="reads=html"');
});

test('in a build the address chooses nothing', async () => {
  vi.stubEnv('DEV', false);
  const { fixedApi } = await loaded('/top?pin=getUser:empty&fault=reads:html');
  await fixedApi.GET('/api/read/v1/user');
  expect(sent.map(({ headers }) => headers.get('prefer'))).toEqual([null]);
});
