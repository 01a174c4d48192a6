import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setConfig } from '@/config/config';
import configText from '../public/config.json?raw';
import { BusinessError } from './errors';
import { api } from './generated/operations';
import { isRejection, ofService, queryOrRejection, read, withoutRejection } from './query';
import { createQueryClient } from './queryClient';
import { connectSession } from './sessionPort';
import { issued, testSession } from './testSession';

const services = { fixed: 'f10482175', mobile: 'm09000001234' };
let selected: keyof typeof services = 'mobile';

/** The answer to a read; and the requests that were sent. */
const server = vi.fn((_request: Request) => Promise.resolve(Response.json({ ok: true })));

beforeEach(() => {
  selected = 'mobile';
  server.mockClear();
  setConfig(configText, 'https://my.minamo.example');
  connectSession(
    testSession({
      credentials: () => Promise.resolve(issued(1)),
      serviceId: (type) => services[type ?? selected],
    }),
  );
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('location', { search: '' });
});
afterEach(() => vi.unstubAllGlobals());

test('a query key names the operation and its parameters, the service included', () => {
  expect(read(api.getBillingMonth, { target_month: '202611' }).queryKey).toEqual([
    'getBillingMonth',
    { service_id: 'm09000001234', target_month: '202611' },
  ]);
  expect(read(api.getUser).queryKey).toEqual(['getUser', {}]);
});

test('keys differ by service, and not by who named the service', () => {
  const ofMobile = read(api.getPayment).queryKey;
  selected = 'fixed';
  expect(read(api.getPayment).queryKey).not.toEqual(ofMobile);
  expect(read(api.getPayment, { service_id: services.mobile }).queryKey).toEqual(ofMobile);
});

test('a read of a type of service names the account’s service of it, whichever is selected', () => {
  const [, params] = read(api.getPayment, ofService('fixed')).queryKey;
  expect(params).toEqual({ service_id: services.fixed });
});

test('the read is sent for the service of its key, and gives the body', async () => {
  const month = read(api.getBillingMonth, { target_month: '202609' });
  selected = 'fixed';
  expect(await new QueryClient().fetchQuery(month)).toEqual({ ok: true });
  expect(server.mock.calls.map(([{ method, url }]) => `${method} ${url}`)).toEqual([
    'GET https://my.minamo.example/hosts/mobile/api/read/v2/services/m09000001234/billing/202609',
  ]);
});

test('a file comes as one', async () => {
  const type = 'application/pdf';
  server.mockResolvedValueOnce(new Response('%PDF-1.7', { headers: { 'content-type': type } }));
  const invoice = read(api.getFixedInvoicePdf, { target_month: '202401' });
  expect(await new QueryClient().fetchQuery(invoice)).toMatchObject({ type, size: 8 });
});

test('a read that is refused fails with what the server said', async () => {
  server.mockResolvedValueOnce(Response.json({ code: 'x', message: '…' }, { status: 404 }));
  await expect(new QueryClient().fetchQuery(read(api.getUser))).rejects.toMatchObject({
    kind: 'outcome',
    code: 'x',
  });
});

test('a read that nobody waits for any more is given up', async () => {
  const client = new QueryClient();
  server.mockReturnValueOnce(new Promise(() => {}));
  const user = client.fetchQuery(read(api.getUser)).catch((error: unknown) => error);
  await vi.waitFor(() => expect(server).toHaveBeenCalled());
  await client.cancelQueries();
  expect(server.mock.calls[0]?.[0].signal.aborted).toBe(true);
  await user;
});

const refusing = (code: string, status: number) => ({
  queryKey: [code],
  queryFn: (): Promise<object> =>
    Promise.reject(new BusinessError(status, { code, message: 'ありません。' })),
});
const ask = (code: string, codes?: readonly string[], status = 409) =>
  createQueryClient().fetchQuery(queryOrRejection(refusing(code, status), codes));

test('a refusal is an answer', async () => {
  expect(isRejection(await ask('anything'))).toBe(true);
});

test('where the screen has words for some refusals, another one fails', async () => {
  expect(isRejection(await ask('not_found', ['not_found']))).toBe(true);
  await expect(ask('x_9999', ['not_found'])).rejects.toBeInstanceOf(BusinessError);
});

test('a 404 means that there is nothing, whatever a newer server calls it', async () => {
  expect(isRejection(await ask('x_9999', ['not_found'], 404))).toBe(true);
  await expect(ask('x_9999', ['cashback_expired'], 404)).rejects.toBeInstanceOf(BusinessError);
});

test('below the gate an answer is what it is, and a refusal after all is thrown', async () => {
  const refused = await ask('not_found');
  expect(() => withoutRejection(refused)).toThrow(BusinessError);
  const answer = { devices: [] };
  expect(withoutRejection(answer)).toBe(answer);
});
