import { onlineManager, type QueryMeta, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  BusinessError,
  MaintenanceError,
  NetworkError,
  SessionError,
  UnexpectedError,
} from './errors';
import { background, createQueryClient, isForScreen, prefetched } from './queryClient';
import { connectSession } from './sessionPort';
import { testSession } from './testSession';

const end = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  end.mockReset();
  connectSession(testSession({ end }));
});
afterEach(() => vi.useRealTimers());

async function reads(error: Error, meta?: QueryMeta): Promise<number> {
  const queryFn = vi.fn(() => Promise.reject(error));
  const result = createQueryClient()
    .fetchQuery({ queryKey: ['fixed', '/thing'], queryFn, ...(meta && { meta }) })
    .catch((thrown: unknown) => thrown);
  await vi.runAllTimersAsync();
  expect(await result).toBe(error);
  return queryFn.mock.calls.length;
}

test.each([
  ['a line that gives no answer', new NetworkError('no_response', true, true), 3],
  ['a failing server', new UnexpectedError(500, '…'), 3],
  ['a failing proxy', new UnexpectedError(502, '…'), 3],
  ['an answer of no status', new UnexpectedError(undefined, '…'), 1],
  ['a device that says it is offline', new NetworkError('offline', true, true), 3],
  ['a page that is left', new NetworkError('leaving', true, true), 1],
  ['a page in place of an answer', new UnexpectedError(200, '…'), 1],
  ['maintenance', new MaintenanceError(), 1],
  ['a session that is over', new SessionError('refused'), 1],
  ['a refusal', new BusinessError(409, { code: 'x', message: '…' }), 1],
  ['a mistake of ours', new RangeError('no month'), 1],
])('%s: asked %3$s times', async (_, error, times) => {
  expect(await reads(error)).toBe(times);
});

test('a protected read that stays without an answer ends the session, once', async () => {
  await reads(new NetworkError('no_response', true, true));
  expect(end).toHaveBeenCalledExactlyOnceWith('no_response');
});

test('one that was made ahead of a visit, for nobody yet, does not', async () => {
  await reads(new NetworkError('no_response', true, true), prefetched);
  expect(end).not.toHaveBeenCalled();
});

test('one that was made ahead, and that a screen waits for by now, does', async () => {
  const leave = new QueryObserver(createQueryClient(), {
    queryKey: ['fixed', '/thing'],
    queryFn: () => Promise.reject(new NetworkError('no_response', true, true)),
    meta: prefetched,
  }).subscribe(() => undefined);
  await vi.runAllTimersAsync();
  leave();
  expect(end).toHaveBeenCalledExactlyOnceWith('no_response');
});

test.each([
  [undefined, true],
  [{ prefetched: false }, true],
  [prefetched, false],
  [background, false],
])('a read with the marks %j is of the open screen: %s', (meta, isOfScreen) => {
  expect(isForScreen({ meta })).toBe(isOfScreen);
});

test('a read is tried again after half a second, then after a whole one', async () => {
  const asked: number[] = [];
  const start = Date.now();
  const queryFn = () => {
    asked.push(Date.now() - start);
    return Promise.reject(new UnexpectedError(500, '…'));
  };
  void createQueryClient().prefetchQuery({ queryKey: ['fixed', '/thing'], queryFn });
  await vi.runAllTimersAsync();
  expect(asked).toEqual([0, 500, 1_000 + 500]);
});

test('what is no read is sent at once, offline too, and never again by itself', async () => {
  onlineManager.setOnline(false);
  const mutationFn = vi.fn(() => Promise.reject(new UnexpectedError(500, '…')));
  const client = createQueryClient();
  const download = client.getMutationCache().build(client, { mutationFn });
  const failed = download.execute(undefined).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  onlineManager.setOnline(true);
  expect(await failed).toBeInstanceOf(UnexpectedError);
  expect(mutationFn).toHaveBeenCalledTimes(1);
});

test.each([
  new NetworkError('no_response', true, false),
  new NetworkError('offline', true, true),
  new NetworkError('leaving', true, true),
  new UnexpectedError(500, '…'),
])('%o says nothing about the session', async (error) => {
  await reads(error);
  expect(end).not.toHaveBeenCalled();
});
