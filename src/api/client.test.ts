import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setConfig } from '@/config/config';
import configText from '../public/config.json?raw';
import { apiClient } from './client';
import { onePress } from './idempotency';
import { readQuery } from './query';
import { connectSession } from './sessionPort';

interface Operation<Path> {
  parameters: { path: Path; query?: { cursor?: string } };
  responses: { 200: { content: { 'application/json': { ok: boolean } } } };
}
interface Paths {
  '/api/{service_id}/gift': {
    get: Operation<{ service_id: string }>;
    post: Operation<{ service_id: string }>;
  };
  '/api/{service_id}/billing/{target_month}': {
    get: Operation<{ service_id: string; target_month: string }>;
  };
  '/api/{gift_id}': { get: Operation<{ gift_id: string }> };
}

const services = { fixed: 'f10482175', mobile: 'm09000001234' };
let selected: keyof typeof services = 'mobile';
let line = services.mobile;
let sent: string[] = [];

const mobile = apiClient<Paths>('mobile', []);
const service = apiClient<Paths>('service', []);

beforeEach(() => {
  selected = 'mobile';
  line = services.mobile;
  sent = [];
  setConfig(configText, 'https://my.minamo.example');
  connectSession({
    credentials: () => Promise.reject(new Error('unused')),
    newerThan: () => Promise.resolve(undefined),
    end: () => undefined,
    storage: new Map(),
    serviceId: (type) => ({ ...services, mobile: line })[type ?? selected],
  });
  vi.stubGlobal('fetch', ({ url }: Request) => {
    sent.push(url);
    return Promise.resolve(Response.json({ ok: true }));
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the service is filled in and decides the host', async () => {
  await service.GET('/api/{service_id}/gift');
  selected = 'fixed';
  await service.GET('/api/{service_id}/gift');
  await mobile.GET('/api/{service_id}/gift');
  await service.GET('/api/{service_id}/gift', { params: { path: { service_id: 'm09000005678' } } });
  expect(sent).toEqual([
    'https://my.minamo.example/hosts/mobile/api/m09000001234/gift',
    'https://my.minamo.example/hosts/fixed/api/f10482175/gift',
    'https://my.minamo.example/hosts/mobile/api/m09000001234/gift',
    'https://my.minamo.example/hosts/mobile/api/m09000005678/gift',
  ]);
});

/** A promise, and the function that resolves it. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

test('all writes of a press go to the line that it was pressed on, reads to the one that is open', async () => {
  const prepared = gate();
  const press = onePress(async () => {
    await prepared.opened;
    await mobile.POST('/api/{service_id}/gift');
  });
  line = 'm09000005678';
  await mobile.GET('/api/{service_id}/gift');
  prepared.open();
  await press;
  await onePress(() => mobile.POST('/api/{service_id}/gift'));
  expect(sent.map((url) => url.split('/').at(-2))).toEqual([
    'm09000005678',
    'm09000001234',
    'm09000005678',
  ]);
});

test('a press that runs while another line is pressed begins on its own line', async () => {
  const answered = gate();
  const first = onePress(() => answered.opened);
  line = 'm09000005678';
  await onePress(() => mobile.POST('/api/{service_id}/gift'));
  expect(sent.at(-1)).toContain('m09000005678');
  answered.open();
  await first;
});

test('what could belong to either of two lines is not sent', async () => {
  const later = gate();
  const write = async () => {
    await later.opened;
    await mobile.POST('/api/{service_id}/gift');
  };
  const first = onePress(write);
  line = 'm09000005678';
  const second = onePress(write);
  later.open();
  const ends = await Promise.allSettled([first, second]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(sent).toEqual([]);
});

test('the host is that of config.json at the time of the call', async () => {
  const config = JSON.parse(configText) as { hosts: Record<string, string> };
  config.hosts['mobile'] = 'https://mobile.minamo.example/';
  setConfig(JSON.stringify(config), 'https://my.minamo.example');
  await mobile.GET('/api/{service_id}/gift');
  expect(sent).toEqual(['https://mobile.minamo.example/api/m09000001234/gift']);
});

test.each(['.', '..', '', '202613', '2026-11', '../202611', undefined])(
  'the month %j is not sent',
  async (target_month) => {
    const path = { target_month: target_month as string };
    await expect(
      service.GET('/api/{service_id}/billing/{target_month}', { params: { path } }),
    ).rejects.toBeInstanceOf(RangeError);
    expect(sent).toEqual([]);
  },
);

test.each(['.', '..', '', 'a/b', 'a?b', 'a%2fb', 'x10482175', 'f1'])(
  'the service %j is not sent',
  async (service_id) => {
    const params = { path: { service_id } };
    await expect(service.GET('/api/{service_id}/gift', { params })).rejects.toThrow('service_id');
    expect(sent).toEqual([]);
  },
);

test.each(['..', '', 'a/b', ' '])('the id %j is not sent', async (gift_id) => {
  await expect(
    service.GET('/api/{gift_id}', { params: { path: { gift_id } } }),
  ).rejects.toBeInstanceOf(RangeError);
});

test('a query key names client, path and init, the service included', () => {
  const month = { params: { path: { target_month: '202611' }, query: { cursor: 'x' } } };
  expect(readQuery(service, '/api/{service_id}/billing/{target_month}', month).queryKey).toEqual([
    'service',
    '/api/{service_id}/billing/{target_month}',
    {
      params: {
        path: { service_id: 'm09000001234', target_month: '202611' },
        query: { cursor: 'x' },
      },
    },
  ]);
});

test('keys differ by client and by service, and not by who named the service', () => {
  const key = (client: typeof service) =>
    JSON.stringify(readQuery(client, '/api/{service_id}/gift').queryKey);
  const ofMobile = key(service);
  expect(key(mobile)).not.toBe(ofMobile);
  selected = 'fixed';
  expect(key(service)).not.toBe(ofMobile);
  const named = { params: { path: { service_id: services.mobile } } };
  expect(JSON.stringify(readQuery(service, '/api/{service_id}/gift', named).queryKey)).toBe(
    ofMobile,
  );
});
