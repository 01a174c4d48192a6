import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Sender, SenderOptions } from './send.ts';
import { testCase } from './testCase.ts';
import { testSender } from './testSender.ts';
import { testServer } from './testServer.ts';

const server = await testServer();
const now = Date.parse('2026-11-21T01:40:00Z');
let waited: number[];
let spies: { mockRestore: () => void }[];
let sender: Sender;

beforeEach(() => {
  waited = [];
  spies = [
    vi.spyOn(performance, 'now').mockReturnValue(5000),
    vi.spyOn(Date, 'now').mockReturnValue(now),
    vi.spyOn(timers, 'setTimeout').mockImplementation((ms = 0) => {
      waited.push(ms);
      return Promise.resolve(undefined as never);
    }),
  ];
  syncBuiltinESMExports();
  sender = testSender(server.url);
});
afterEach(() => {
  for (const spy of spies) spy.mockRestore();
  syncBuiltinESMExports();
});

interface Answers {
  /** How many of the first calls the server refuses. */
  refusals?: number;
  /** `Retry-After` of a refusal. */
  after?: string | undefined;
  status?: number;
  calls?: number;
}

async function statuses({ refusals = 1, after, status = 429, calls = 1 }: Answers) {
  let left = refusals;
  const headers = after === undefined ? [] : ['retry-after', after];
  server.answer = () => ((left -= 1) >= 0 ? { status, headers } : {});
  const found: number[] = [];
  for (let call = 0; call < calls; call += 1) found.push((await sender.send(testCase())).status);
  return found;
}

const limited = (options: Partial<SenderOptions>) => {
  sender = testSender(server.url, options);
};

test('A server that asks for time gets it, three times', async () => {
  expect(await statuses({ refusals: 3, after: '2' })).toEqual([200]);
  expect(waited).toEqual([2000, 2000, 2000]);
  expect(sender.sent).toBe(4);
  waited.length = 0;
  sender = testSender(server.url);
  expect(await statuses({ refusals: 4, after: '2' })).toEqual([429]);
  expect(waited).toHaveLength(3);
});

test.each([
  ['0', [0]],
  ['60', [60_000]],
  ['61', []],
  ['-1', []],
  ['soon', [500]],
  ['1.5x', [500]],
  [undefined, [500]],
  ['Sat, 21 Nov 2026 01:40:07 GMT', [7000]],
  ['2026-11-21T01:40:07Z', [7000]],
  ['Sat, 21 Nov 2026 10:40:07 +0900', [7000]],
  ['Sat, 21 Nov 2026 01:39:59 GMT', []],
  ['Sat, 21 Nov 2026 01:41:01 GMT', []],
])('Retry-After: %s is waited for %j ms', async (after, waits) => {
  expect(await statuses({ after })).toEqual([waits.length ? 200 : 429]);
  expect(waited).toEqual(waits);
});

test('No other refusal is waited for', async () => {
  expect(await statuses({ after: '2', status: 503 })).toEqual([503]);
  expect(waited).toEqual([]);
});

test('The calls after it wait as long', async () => {
  expect(await statuses({ after: '2', calls: 2 })).toEqual([200, 200]);
  expect(waited).toEqual([2000, 2000]);
});

test('A later Retry-After delays the calls after it too', async () => {
  await statuses({ after: '2', calls: 2 });
  waited.length = 0;
  vi.spyOn(performance, 'now').mockReturnValue(8000);
  expect(await statuses({ after: '3', calls: 2 })).toEqual([200, 200]);
  expect(waited).toEqual([3000, 3000]);
});

test('A run that is stopped waits no longer', async () => {
  const stop = new AbortController();
  limited({ signal: stop.signal });
  vi.mocked(timers.setTimeout).mockImplementation((_ms, _value, options) => {
    expect(options?.signal).toBe(stop.signal);
    stop.abort();
    return Promise.reject(new Error('aborted'));
  });
  expect(await statuses({ refusals: 9, after: '2' })).toEqual([429]);
  expect(sender.sent).toBe(1);
});

test('Calls keep to the rate that was named, and hurry without one', async () => {
  await statuses({ refusals: 0, calls: 3 });
  expect(waited).toEqual([]);
  limited({ rate: 4 });
  await statuses({ refusals: 0, calls: 3 });
  expect(waited).toEqual([0, 250, 500]);
});
