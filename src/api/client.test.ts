import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setConfig } from '@/config/config';
import configText from '../public/config.json?raw';
import { apiClient } from './client';
import { onePress } from './idempotency';
import { connectSession } from './sessionPort';
import { testSession } from './testSession';

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

const fixed = apiClient<Paths>('fixed', []);
const mobile = apiClient<Paths>('mobile', []);
const service = apiClient<Paths>('service', []);

beforeEach(() => {
  selected = 'mobile';
  line = services.mobile;
  sent = [];
  setConfig(configText, 'https://my.minamo.example');
  connectSession(
    testSession({ serviceId: (type) => ({ ...services, mobile: line })[type ?? selected] }),
  );
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

test('a write of a press goes to the service of its host, whichever is selected', async () => {
  await onePress(() => fixed.POST('/api/{service_id}/gift'));
  selected = 'fixed';
  await onePress(() => mobile.POST('/api/{service_id}/gift'));
  await onePress(() => service.POST('/api/{service_id}/gift'));
  expect(sent.map((url) => url.split('/').at(-2))).toEqual([
    'f10482175',
    'm09000001234',
    'f10482175',
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
  await onePress(() => mobile.POST('/api/{service_id}/gift'));
  line = 'm09000005678';
  await mobile.POST('/api/{service_id}/gift');
  expect(sent.at(-1)).toContain('m09000005678');
});

test('a host that has no services of its own is called by its own address', async () => {
  const auth = apiClient<Paths>('auth', []);
  await auth.GET('/api/{gift_id}', { params: { path: { gift_id: 'PG-01_x' } } });
  expect(sent).toEqual(['https://my.minamo.example/hosts/auth/api/PG-01_x']);
});

test('the host is that of config.json at the time of the call', async () => {
  const config = JSON.parse(configText) as { hosts: Record<string, string> };
  config.hosts['mobile'] = 'https://mobile.minamo.example/';
  setConfig(JSON.stringify(config), 'https://my.minamo.example');
  await mobile.GET('/api/{service_id}/gift');
  expect(sent).toEqual(['https://mobile.minamo.example/api/m09000001234/gift']);
});

test.each(['.', '..', '', '202613', '202600', '20261101', '2026-11', '../202611', undefined])(
  'the month %j is not sent',
  async (target_month) => {
    const path = { target_month: target_month as string };
    await expect(
      service.GET('/api/{service_id}/billing/{target_month}', { params: { path } }),
    ).rejects.toBeInstanceOf(RangeError);
    expect(sent).toEqual([]);
  },
);

test.each(['.', '..', '', 'a/b', 'a?b', 'a%2fb', 'x10482175', 'xf10482175', 'f10482175/x', 'f1'])(
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
