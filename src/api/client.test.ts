import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setConfig } from '@/config/config';
import configText from '../public/config.json?raw';
import { apiClient } from './client';
import { readQuery } from './query';
import { connectSession } from './sessionPort';

interface Operation<Path> {
  parameters: { path: Path; query?: { cursor?: string } };
  responses: { 200: { content: { 'application/json': { ok: boolean } } } };
}
interface Paths {
  '/api/{service_id}/gift': { get: Operation<{ service_id: string }> };
  '/api/{service_id}/billing/{target_month}': {
    get: Operation<{ service_id: string; target_month: string }>;
  };
  '/api/{gift_id}': { get: Operation<{ gift_id: string }> };
}

const services = { fixed: 'f10482175', mobile: 'm09000001234' };
let selected: keyof typeof services = 'mobile';
let sent: string[] = [];

const mobile = apiClient<Paths>('mobile', []);
const service = apiClient<Paths>('service', []);

beforeEach(() => {
  selected = 'mobile';
  sent = [];
  setConfig(configText, 'https://my.minamo.example');
  connectSession({
    credentials: () => Promise.reject(new Error('unused')),
    newerThan: () => Promise.resolve(undefined),
    end: () => undefined,
    kept: new Map(),
    serviceId: (type) => services[type ?? selected],
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
