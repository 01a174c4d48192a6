import { afterEach, expect, test, vi } from 'vitest';
import { prefetch, send } from './send';

const billing = 'https://api.minamo.example/billing';
const read = (token: string) =>
  new Request(billing, { headers: { authorization: 'signed', 'x-amz-security-token': token } });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function server() {
  const fetched = vi.fn((request: Request) =>
    Promise.resolve(new Response(request.headers.get('x-amz-security-token'))),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const textOf = async (request: Request) => (await send(request)).text();

test('an answer that was asked for ahead is given once', async () => {
  const fetched = server();
  prefetch(billing, 'a', () => Promise.resolve(read('a')));
  expect(await textOf(read('a'))).toBe('a');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(await textOf(read('a'))).toBe('a');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('who asks while it is still being signed gets its answer', async () => {
  const fetched = server();
  let sign = () => {};
  prefetch(billing, 'a', () => new Promise((done) => (sign = () => done(read('a')))));
  const asked = textOf(read('a'));
  sign();
  expect(await asked).toBe('a');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('it is given to who spells its address otherwise', async () => {
  const fetched = server();
  prefetch('https://api.minamo.example:443/a/../billing', 'a', () => Promise.resolve(read('a')));
  expect(await textOf(read('a'))).toBe('a');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('it is given to the session that asked, to no other', async () => {
  const fetched = server();
  prefetch(billing, 'a', () => Promise.resolve(read('a')));
  expect(await textOf(read('b'))).toBe('b');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a write to the address of a read that was asked for ahead is sent', async () => {
  const fetched = server();
  prefetch(billing, 'w', () => Promise.resolve(read('w')));
  await send(new Request(read('w'), { method: 'POST' }));
  expect(fetched.mock.calls.map(([{ method }]) => method).sort()).toEqual(['GET', 'POST']);
  expect(await textOf(read('w'))).toBe('w');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('what nobody asked for in time is asked for anew', async () => {
  vi.useFakeTimers();
  const fetched = server();
  prefetch(billing, 'late', () => Promise.resolve(read('late')));
  await vi.advanceTimersByTimeAsync(21_000);
  await textOf(read('late'));
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a failure ahead is the asker’s to hear, or is forgotten', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  prefetch(billing, 'c', () => Promise.resolve(read('c')));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  await Promise.resolve();
  const fetched = server();
  expect(await textOf(read('c'))).toBe('c');
  expect(fetched).toHaveBeenCalledTimes(1);
});
