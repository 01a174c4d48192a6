import { afterEach, expect, test, vi } from 'vitest';
import { clockOffset, setClockOffset } from '@/lib/clock';
import { send, serverTime } from './send';

const billing = 'https://api.minamo.example/billing';
const call = (headers = {}) => new Request(billing, { headers });
const failure = (request = call()) => send(request).catch((error: unknown) => error);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  setClockOffset(0);
});

/** Answers every call so, after a while by the device's clock, if that is a fake one. */
function answers(response: () => Response, after = 0) {
  vi.stubGlobal('fetch', () => {
    if (vi.isFakeTimers()) vi.setSystemTime(Date.now() + after);
    return Promise.resolve(response());
  });
}
const breaks = (error: Error) => vi.stubGlobal('fetch', () => Promise.reject(error));

test('status, headers and body come as the server sent them', async () => {
  answers(
    () => new Response('{"a":1}', { status: 409, statusText: 'Conflict', headers: { 'x-a': 'b' } }),
  );
  const response = await send(call());
  expect(response).toMatchObject({ status: 409, statusText: 'Conflict' });
  expect(response.headers.get('x-a')).toBe('b');
  expect(await response.text()).toBe('{"a":1}');
});

test('an answer of nothing has no body', async () => {
  answers(() => new Response(''));
  expect((await send(call())).body).toBeNull();
});

test.each([204, 205, 304])('%i has no body, whatever follows it on the line', async (status) => {
  answers(() => Object.defineProperty(new Response('x'), 'status', { value: status }));
  const response = await send(call());
  expect(response.status).toBe(status);
  expect(response.body).toBeNull();
});

test.each([
  [{ authorization: 'signed' }, true],
  [{}, false],
])('a failure says whether the call was signed: %j', async (headers, signed) => {
  breaks(new TypeError('Failed to fetch'));
  expect(await failure(call(headers))).toMatchObject({ reason: 'no_response', sent: true, signed });
  vi.stubGlobal('navigator', { onLine: false });
  expect(await failure(call(headers))).toMatchObject({ reason: 'offline', sent: true, signed });
});

const order = () => new Request(billing, { method: 'POST', body: '{}' });

test.each([
  ['read', call],
  ['write', order],
])('a %s is sent though the device believes itself offline', async (_, request) => {
  vi.stubGlobal('navigator', { onLine: false });
  answers(() => new Response('ok'));
  expect(await (await send(request())).text()).toBe('ok');
});

test('where the device is offline and no host answers, a write is surely not sent', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const asked = vi.fn((_: Request | string) => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', asked);
  expect(await failure(order())).toMatchObject({ reason: 'offline', sent: false });
  expect(asked.mock.calls.map(([request]) => request)).toEqual(['/config.json']);
});

test('a device that goes offline while a call is on its way has sent it', async () => {
  const navigator = { onLine: true };
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('fetch', () => {
    navigator.onLine = false;
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  expect(await failure()).toMatchObject({ reason: 'offline', sent: true });
});

test('where no navigator says that the device is offline, it is not', async () => {
  vi.stubGlobal('navigator', undefined);
  answers(() => new Response('ok'));
  expect(await (await send(call())).text()).toBe('ok');
});

test('what the caller gives up fails as he knows it', async () => {
  breaks(new DOMException('given up', 'AbortError'));
  expect(await failure()).toMatchObject({ name: 'AbortError' });
});

test.each([
  new DOMException('cut off', 'NetworkError'),
  Object.assign(new Error('not by the caller'), { name: 'AbortError' }),
])('%o is no giving up by the caller', async (error) => {
  breaks(error);
  expect(await failure()).toMatchObject({ kind: 'network', reason: 'no_response' });
});

test('a call that a page cuts off as it is left says so, until the page is shown again', async () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.resetModules();
  const loaded = await import('./send');
  const reason = async () => {
    const error = await loaded.send(call()).catch((thrown: unknown) => thrown);
    return (error as { reason?: string }).reason;
  };
  breaks(new TypeError('NetworkError when attempting to fetch resource.'));
  expect(await reason()).toBe('no_response');
  page.dispatchEvent(new Event('pagehide'));
  expect(await reason()).toBe('leaving');
  page.dispatchEvent(new Event('pageshow'));
  expect(await reason()).toBe('no_response');
});

test('calls can be sent where there is no window', async () => {
  vi.resetModules();
  const loaded = await import('./send');
  answers(() => new Response('ok'));
  expect(await (await loaded.send(call())).text()).toBe('ok');
});

test.each([
  ['Tue, 24 Nov 2026 03:00:00 GMT', Date.UTC(2026, 10, 24, 3)],
  ['soon', undefined],
  [undefined, undefined],
])('the server’s time by the date %j', (date, time) => {
  expect(serverTime(new Response('', { headers: date ? { date } : {} }))).toBe(time);
});

/** What the device's clock, right on the second, has learnt of a server that is ahead, after an answer. */
async function learnt(ahead: number, after = 0): Promise<number> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 24, 3) });
  const date = new Date(Date.now() + ahead).toUTCString();
  answers(() => new Response('', { headers: { date } }), after);
  await send(call());
  return clockOffset();
}

test.each([-2_000, 0, 2_000])('a server ahead by %i ms may be due to the line', async (ahead) => {
  expect(await learnt(ahead)).toBe(0);
});

test.each([-4_000, -3_000, 3_000, 60_000])(
  'of a server that is ahead by %i ms the clock learns the second',
  async (ahead) => {
    const offset = await learnt(ahead);
    expect(offset).toBeGreaterThanOrEqual(ahead);
    expect(offset).toBeLessThan(ahead + 1_000);
  },
);

test('the clock learns the middle between sending and receiving', async () => {
  // The server's second began 62 s after the call was sent and 58 s after it was answered.
  expect(Math.abs((await learnt(62_000, 4_000)) - 60_500)).toBeLessThan(10);
});

test('a clock that was learnt is kept while answers fit it', async () => {
  setClockOffset(61_000);
  expect(await learnt(62_000, 4_000)).toBe(61_000);
});
