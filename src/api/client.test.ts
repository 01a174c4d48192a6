import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import configText from '../public/config.json?raw';
import { issued, testSession } from './testSession';

const credentials = vi.fn(() => Promise.resolve(issued(1)));
const newerThan = vi.fn();
const end = vi.fn();
const services = { fixed: 'f10482175', mobile: 'm09000001234' };
let selected: keyof typeof services = 'mobile';
let line = services.mobile;

/** What calls operations in a page that was just loaded, and what is reported of it. */
async function loaded(address = '/top') {
  vi.resetModules();
  vi.stubGlobal('location', new URL(address, 'https://my.minamo.example'));
  const { setConfig } = await import('@/config/config');
  setConfig(configText, location.origin);
  const { connectSession } = await import('./sessionPort');
  const serviceId = (type = selected) => ({ ...services, mobile: line })[type];
  connectSession(testSession({ credentials, newerThan, end, serviceId }));
  const heard: unknown[] = [];
  const { listen } = await import('@/lib/observe');
  listen((observed) => heard.push(observed));
  const { api } = await import('./generated/operations');
  const { onePress } = await import('./idempotency');
  return { ...(await import('./client')), api, onePress, setConfig, heard };
}
type Page = Awaited<ReturnType<typeof loaded>>;

let sent: { call: string; signedBy: string | undefined; names: string; request: Request }[] = [];
let statuses: number[] = [];
const prefers = () => sent.map(({ request }) => request.headers.get('prefer'));
/** The services in the addresses that were called. */
const lines = () => sent.map(({ call }) => /[fm]\d{8,}/.exec(call)?.[0]);

beforeEach(() => {
  selected = 'mobile';
  line = services.mobile;
  sent = [];
  statuses = [];
  for (const mock of [credentials, newerThan, end]) mock.mockReset();
  credentials.mockImplementation(() => Promise.resolve(issued(1)));
  vi.stubGlobal('fetch', (request: Request | URL) => {
    if (request instanceof URL)
      return Promise.resolve(
        Response.json([{ operationId: 'getUser', method: 'GET', path: '/api/read/v1/user' }]),
      );
    const { method, url, headers } = request;
    const [, signedBy, names = ''] =
      /=(ASIA\d).*SignedHeaders=([^,]*)/.exec(headers.get('authorization') ?? '') ?? [];
    const path = url.replace('https://my.minamo.example/hosts/', '');
    sent.push({ call: `${method} ${path}`, signedBy, names, request });
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
const control = { body: { is_high_speed: true } };
const failed = (call: Promise<unknown>) => call.catch((error: unknown) => error);

test.each([
  [
    'POST fixed/api/write/v1/secure-encrypt',
    ({ call, api }: Page) => call(api.postSecureEncrypt, { body }),
  ],
  [
    'POST mobile/api/write/v1/services/m09000001234/secure-encrypt',
    ({ call, api }: Page) => call(api.postMobileSecureEncrypt, { body }),
  ],
  [
    'PUT fixed/api/write/v2/services/f10482175/contract/promotion',
    ({ call, api }: Page) =>
      call(api.putServiceContractPromotion, { service_id: services.fixed, body: {} as never }),
  ],
])('%s has a key, and the signature covers it', async (named, send) => {
  await send(await loaded());
  expect(sent).toMatchObject([{ call: named, signedBy: 'ASIA1' }]);
  expect(sent[0]?.names.split(';')).toContain('idempotency-key');
});

test('parameters go where their names are in the contract, the body as JSON', async () => {
  const { call, api } = await loaded();
  await call(api.getBillingMonth, { target_month: '202611' });
  await call(api.getVoice, { target_month: '202610' });
  await call(api.putTrafficControl, control);
  expect(sent.map((one) => one.call)).toEqual([
    'GET mobile/api/read/v2/services/m09000001234/billing/202611',
    'GET fixed/api/read/v1/voice?target_month=202610',
    'PUT mobile/api/write/v1/services/m09000001234/traffic-control',
  ]);
  expect(await sent[2]?.request.json()).toEqual(control.body);
});

test('what belongs to the login goes to its own host, signed', async () => {
  const { call, api } = await loaded();
  await call(api.getLoginHistory);
  expect(sent).toMatchObject([
    { call: 'GET auth/api/authn/mypage/login-history', signedBy: 'ASIA1' },
  ]);
});

test('the support page is called without signature and key: a cookie is its session', async () => {
  const { call, api } = await loaded();
  await call(api.postSupportLogout, { body: { del_type: 'all' } });
  expect(sent).toMatchObject([{ call: 'POST support/api/v1/logout', signedBy: undefined }]);
  expect(sent[0]?.request.credentials).toBe('include');
  expect(sent[0]?.request.headers.has('idempotency-key')).toBe(false);
  expect(credentials).not.toHaveBeenCalled();
});

test('a renewal is signed with the credentials that it renews, without waiting for the session', async () => {
  const { callAs, api } = await loaded();
  await callAs(issued(7), api.getRenew);
  expect(sent).toMatchObject([{ call: 'GET auth/api/authn/renew', signedBy: 'ASIA7' }]);
  expect(credentials).not.toHaveBeenCalled();
});

test('a renewal that is refused neither ends the session here nor is sent again', async () => {
  statuses = [403];
  newerThan.mockResolvedValue(issued(2));
  const { callAs, api } = await loaded();
  expect(await failed(callAs(issued(1), api.getRenew))).toMatchObject({ kind: 'session' });
  expect(sent).toHaveLength(1);
  expect(end).not.toHaveBeenCalled();
});

test('a call of the session that is refused ends it', async () => {
  statuses = [403];
  const { call, api } = await loaded();
  await failed(call(api.getUser));
  expect(end).toHaveBeenCalledExactlyOnceWith('refused', expect.anything());
});

test.each([
  ['a read', ({ call, api }: Page) => call(api.getUser)],
  ['a renewal', ({ callAs, api }: Page) => callAs(issued(1), api.getRenew)],
  ['the support page', ({ call, api }: Page) => call(api.getSupportSession)],
])('%s that failed is reported', async (_, send) => {
  statuses = [500];
  const page = await loaded();
  await failed(send(page));
  expect(page.heard).toMatchObject([{ kind: 'call', outcome: '500' }]);
});

test('only what came of a call in the end is reported', async () => {
  statuses = [403, 200];
  newerThan.mockResolvedValue(issued(2));
  const { call, api, heard } = await loaded();
  await call(api.getUser);
  expect(sent.map(({ signedBy }) => signedBy)).toEqual(['ASIA1', 'ASIA2']);
  expect(heard).toEqual([]);
});

test('in development the address chooses the mock’s answer, and the wish is signed', async () => {
  const { call, api } = await loaded('/top?pin=getUser:empty');
  await call(api.getUser);
  expect(prefers()).toEqual(['example=empty']);
  expect(sent[0]?.names.split(';')).toContain('prefer');
});

test.each([
  ['the support page', ({ call, api }: Page) => call(api.getSupportSession)],
  ['a renewal', ({ callAs, api }: Page) => callAs(issued(1), api.getRenew)],
])('in development faults go with calls of %s too', async (_, send) => {
  await send(await loaded('/top?fault=reads:html'));
  expect(prefers()).toEqual(['fault="reads=html"']);
});

test('in a build the address chooses nothing', async () => {
  vi.stubEnv('DEV', false);
  const { call, api } = await loaded('/top?pin=getUser:empty&fault=reads:html');
  await call(api.getUser);
  expect(prefers()).toEqual([null]);
});

test('the service is filled in and decides the host', async () => {
  const { call, api } = await loaded();
  await call(api.getPayment);
  selected = 'fixed';
  await call(api.getPayment);
  await call(api.getPacketGift);
  await call(api.getPayment, { service_id: 'm09000005678' });
  expect(sent.map((one) => one.call.replace(/^GET (\w+).*services\/(\w+).*/, '$1 $2'))).toEqual([
    'mobile m09000001234',
    'fixed f10482175',
    'mobile m09000001234',
    'mobile m09000005678',
  ]);
});

/** A promise, and the function that resolves it. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

test('all writes of a press go to the line that it was pressed on, reads to the one that is open', async () => {
  const { call, api, onePress } = await loaded();
  const prepared = gate();
  const press = onePress(async () => {
    await prepared.opened;
    await call(api.putTrafficControl, control);
  });
  line = 'm09000005678';
  await call(api.getPacketGift);
  prepared.open();
  await press;
  await onePress(() => call(api.putTrafficControl, control));
  expect(lines()).toEqual(['m09000005678', 'm09000001234', 'm09000005678']);
});

test('a write of a press goes to the service of its host, whichever is selected', async () => {
  const { call, api, onePress } = await loaded();
  selected = 'fixed';
  await onePress(() => call(api.putTrafficControl, control));
  await onePress(() => call(api.putServiceContractPromotion, { body: {} as never }));
  expect(lines()).toEqual(['m09000001234', 'f10482175']);
});

test('a press that runs while another line is pressed begins on its own line', async () => {
  const { call, api, onePress } = await loaded();
  const answered = gate();
  const first = onePress(() => answered.opened);
  line = 'm09000005678';
  await onePress(() => call(api.putTrafficControl, control));
  expect(lines()).toEqual(['m09000005678']);
  answered.open();
  await first;
});

test('what could belong to either of two lines is not sent', async () => {
  const { call, api, onePress } = await loaded();
  const later = gate();
  const write = async () => {
    await later.opened;
    await call(api.putTrafficControl, control);
  };
  const first = onePress(write);
  line = 'm09000005678';
  const second = onePress(write);
  later.open();
  const ends = await Promise.allSettled([first, second]);
  const reason = expect.objectContaining({
    kind: 'unexpected',
    message: expect.stringContaining('several lines') as string,
  }) as Error;
  expect(ends).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ]);
  expect(sent).toEqual([]);
});

test('a write of no press goes to the line that is open, after a press on another one too', async () => {
  const { call, api, onePress } = await loaded();
  await onePress(() => call(api.putTrafficControl, control));
  line = 'm09000005678';
  await call(api.putTrafficControl, control);
  expect(lines()).toEqual(['m09000001234', 'm09000005678']);
});

test('the host is that of config.json at the time of the call', async () => {
  const { call, api, setConfig } = await loaded();
  const config = JSON.parse(configText) as { hosts: Record<string, string> };
  config.hosts['mobile'] = 'https://mobile.minamo.example/';
  setConfig(JSON.stringify(config), 'https://my.minamo.example');
  await call(api.getPacketGift);
  expect(sent[0]?.call).toBe(
    'GET https://mobile.minamo.example/api/read/v1/services/m09000001234/packet-gift',
  );
});

test.each(['.', '..', '', '202613', '202600', '20261101', '2026-11', '../202611', undefined])(
  'the month %j is not sent',
  async (target_month) => {
    const { call, api } = await loaded();
    const wrong = { target_month: target_month as string };
    await expect(call(api.getBillingMonth, wrong)).rejects.toBeInstanceOf(RangeError);
    expect(sent).toEqual([]);
  },
);

test.each(['.', '..', '', 'a/b', 'a?b', 'a%2fb', 'x10482175', 'xf10482175', 'f10482175/x', 'f1'])(
  'the service %j is not sent',
  async (service_id) => {
    const { call, api } = await loaded();
    await expect(call(api.getPacketGift, { service_id })).rejects.toThrow('service_id');
    expect(sent).toEqual([]);
  },
);

test.each(['..', '', 'a/b', ' '])('the id %j is not sent', async (sub_system_id) => {
  const { call, api } = await loaded();
  const wrong = { target_month: '202611', sub_system_id: sub_system_id as 'sonc' };
  await expect(call(api.getInvoicePdf, wrong)).rejects.toBeInstanceOf(RangeError);
  expect(sent).toEqual([]);
});
