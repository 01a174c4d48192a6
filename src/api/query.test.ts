import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setConfig } from '@/config/config';
import configText from '../public/config.json?raw';
import { apiClient } from './client';
import { ofService } from './ofService';
import { readQuery } from './query';
import { connectSession } from './sessionPort';
import { testSession } from './testSession';

interface Operation<Parameters> {
  parameters: Parameters;
  responses: { 200: { content: { 'application/json': { ok: boolean } } } };
}
interface Paths {
  '/api/user': { get: Operation<{ query?: { cursor?: string } }> };
  '/api/{service_id}/gift': { get: Operation<{ path: { service_id: string } }> };
  '/api/{service_id}/billing/{target_month}': {
    get: Operation<{
      path: { service_id: string; target_month: string };
      query?: { cursor?: string };
    }>;
  };
}

const services = { fixed: 'f10482175', mobile: 'm09000001234' };
let selected: keyof typeof services = 'mobile';

const fixed = apiClient<Paths>('fixed', []);
const mobile = apiClient<Paths>('mobile', []);
const service = apiClient<Paths>('service', []);

/** The answer to a read; and the requests that were sent. */
const server = vi.fn((_request: Request) => Promise.resolve(Response.json({ ok: true })));

beforeEach(() => {
  selected = 'mobile';
  server.mockClear();
  setConfig(configText, 'https://my.minamo.example');
  connectSession(testSession({ serviceId: (type) => services[type ?? selected] }));
  vi.stubGlobal('fetch', server);
});
afterEach(() => vi.unstubAllGlobals());

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

test('a key holds no more than was given', () => {
  expect(readQuery(fixed, '/api/user').queryKey).toEqual(['fixed', '/api/user', {}]);
  const query = { cursor: 'x' };
  expect(readQuery(fixed, '/api/user', { params: { query } }).queryKey).toEqual([
    'fixed',
    '/api/user',
    { params: { query } },
  ]);
});

test('a read of a type of service names the account’s service of it, whichever is selected', () => {
  const key = readQuery(service, '/api/{service_id}/gift', ofService('fixed')).queryKey;
  expect(key[2]).toEqual({ params: { path: { service_id: services.fixed } } });
});

test('the read is sent with its parameters, and gives the body', async () => {
  const month = { params: { path: { target_month: '202609' }, query: { cursor: 'x' } } };
  const read = readQuery(service, '/api/{service_id}/billing/{target_month}', month);
  selected = 'fixed';
  expect(await new QueryClient().fetchQuery(read)).toEqual({ ok: true });
  expect(server.mock.calls.map(([{ method, url }]) => `${method} ${url}`)).toEqual([
    'GET https://my.minamo.example/hosts/mobile/api/m09000001234/billing/202609?cursor=x',
  ]);
});

test('how the body is read is part of the read', async () => {
  const type = 'application/pdf';
  server.mockResolvedValueOnce(new Response('%PDF-1.7', { headers: { 'content-type': type } }));
  const read = readQuery(fixed, '/api/user', { parseAs: 'blob' });
  expect(read.queryKey).toEqual(['fixed', '/api/user', { parseAs: 'blob' }]);
  expect(await new QueryClient().fetchQuery(read)).toMatchObject({ type, size: 8 });
});

test('a read that is refused fails with what the server said', async () => {
  server.mockResolvedValueOnce(Response.json({ code: 'x', message: '…' }, { status: 404 }));
  await expect(new QueryClient().fetchQuery(readQuery(fixed, '/api/user'))).rejects.toMatchObject({
    kind: 'outcome',
    code: 'x',
  });
});

test('a read that nobody waits for any more is given up', async () => {
  const client = new QueryClient();
  server.mockReturnValueOnce(new Promise(() => {}));
  const read = client.fetchQuery(readQuery(fixed, '/api/user')).catch((error: unknown) => error);
  await vi.waitFor(() => expect(server).toHaveBeenCalled());
  await client.cancelQueries();
  expect(server.mock.calls[0]?.[0].signal.aborted).toBe(true);
  await read;
});
