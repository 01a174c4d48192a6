import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchConnection } from './connection';

let device: { onLine: boolean };
let isHostThere: boolean;
const asked = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  device = { onLine: true };
  isHostThere = true;
  asked.mockReset();
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('navigator', device);
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
    asked(`${method} ${url}`);
    return isHostThere ? Promise.resolve(new Response()) : Promise.reject(new TypeError('failed'));
  });
  watchConnection();
});
afterEach(() => {
  onlineManager.setEventListener(() => undefined);
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function says(onLine: boolean) {
  device.onLine = onLine;
  dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  await vi.advanceTimersByTimeAsync(0);
}

test('a device that says it is online is believed', async () => {
  await says(true);
  expect(asked).not.toHaveBeenCalled();
  expect(onlineManager.isOnline()).toBe(true);
});

test('one that says it is offline is not, while the host answers', async () => {
  await says(false);
  expect(asked.mock.calls).toEqual([['HEAD /config.json']]);
  expect(onlineManager.isOnline()).toBe(true);
});

test('where the host does not answer it is offline, and asked again until it does', async () => {
  isHostThere = false;
  await says(false);
  expect(onlineManager.isOnline()).toBe(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(onlineManager.isOnline()).toBe(false);
  isHostThere = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(onlineManager.isOnline()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(3);
});

test('an answer that comes after the device is online again changes nothing', async () => {
  let fail = (_: Error) => undefined as void;
  vi.stubGlobal('fetch', () => new Promise((_, reject) => (fail = reject)));
  await says(false);
  await says(true);
  fail(new TypeError('failed'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onlineManager.isOnline()).toBe(true);
});
