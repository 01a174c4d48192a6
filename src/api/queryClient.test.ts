import type { QueryMeta } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  BusinessError,
  MaintenanceError,
  NetworkError,
  SessionError,
  UnexpectedError,
} from './errors';
import { createQueryClient, prefetched } from './queryClient';
import { connectSession } from './sessionPort';

const end = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  end.mockReset();
  connectSession({
    credentials: () => Promise.reject(new Error('unused')),
    newerThan: () => Promise.resolve(undefined),
    end,
    storage: new Map(),
    serviceId: () => undefined,
  });
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
  ['a failing server', new UnexpectedError(502, '…'), 3],
  ['a device that is offline', new NetworkError('offline', false, true), 1],
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

test.each([
  new NetworkError('no_response', true, false),
  new NetworkError('offline', true, true),
  new NetworkError('leaving', true, true),
  new UnexpectedError(500, '…'),
])('%o says nothing about the session', async (error) => {
  await reads(error);
  expect(end).not.toHaveBeenCalled();
});
