// @vitest-environment jsdom
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { poll } from './poll';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class Passing extends Error {}

const polling = (ask: () => Promise<string>, signal = new AbortController().signal) =>
  poll({
    ask,
    isDone: (answer) => answer === 'done',
    isPassing: (error) => error instanceof Passing,
    signal,
    every: 1000,
    times: 60,
  });

test('asks once a second until it is done', async () => {
  const ask = vi.fn<() => Promise<string>>().mockResolvedValue('wait');
  ask.mockResolvedValueOnce('wait').mockResolvedValueOnce('wait').mockResolvedValueOnce('done');
  const end = polling(ask);
  await vi.advanceTimersByTimeAsync(2999);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await end).toEqual({ end: 'done', answer: 'done' });
});

test('asks 60 times at most, never two at once', async () => {
  let open = 0;
  const ask = vi.fn(async () => {
    open += 1;
    expect(open).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    open -= 1;
    return 'wait';
  });
  const end = polling(ask);
  await vi.advanceTimersByTimeAsync(70_000);
  expect(await end).toEqual({ end: 'timeout', failed: false });
  expect(ask.mock.calls.length).toBeLessThanOrEqual(25);

  const quick = vi.fn(() => Promise.resolve('wait'));
  const over = polling(quick);
  await vi.advanceTimersByTimeAsync(70_000);
  await over;
  expect(quick).toHaveBeenCalledTimes(60);
});

test('a lost answer passes, and is reported when it was the last', async () => {
  const end = polling(() => Promise.reject(new Passing()));
  await vi.advanceTimersByTimeAsync(70_000);
  expect(await end).toEqual({ end: 'timeout', failed: true });
  const refused = expect(polling(() => Promise.reject(new Error('refused')))).rejects.toThrow(
    'refused',
  );
  await vi.advanceTimersByTimeAsync(1000);
  await refused;
});

test('stops asking, but an answer under way still counts', async () => {
  const control = new AbortController();
  const ask = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return 'done';
  });
  const end = polling(ask, control.signal);
  await vi.advanceTimersByTimeAsync(1200);
  control.abort();
  await vi.advanceTimersByTimeAsync(500);
  expect(await end).toEqual({ end: 'done', answer: 'done' });
  const stopped = polling(ask, control.signal);
  expect(await stopped).toEqual({ end: 'stopped' });
});

test('a tab that is seen again asks at once', async () => {
  const ask = vi.fn(() => Promise.resolve('done'));
  const end = polling(ask);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await end).toEqual({ end: 'done', answer: 'done' });
});

test('a tab that is hidden asks no sooner', async () => {
  const ask = vi.fn(() => Promise.resolve('done'));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const end = polling(ask);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(999);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await end).toEqual({ end: 'done', answer: 'done' });
});

test('who stops waits for nothing', async () => {
  const control = new AbortController();
  const end = polling(() => Promise.resolve('wait'), control.signal);
  control.abort();
  expect(await end).toEqual({ end: 'stopped' });
});

test('stopped during the last question is stopped, not timed out', async () => {
  const control = new AbortController();
  const ask = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return 'wait';
  });
  const end = polling(ask, control.signal);
  // Asked at 1 second and every 2.5 seconds from then on: at 61 seconds for the last time.
  await vi.advanceTimersByTimeAsync(61_500);
  expect(ask).toHaveBeenCalledTimes(25);
  control.abort();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await end).toEqual({ end: 'stopped' });
});

test('nothing listens any more once it has ended', async () => {
  const { signal } = new AbortController();
  const listening: unknown[] = [];
  for (const target of [document, signal]) {
    vi.spyOn(target, 'addEventListener').mockImplementation((...[type, listener]) => {
      listening.push([type, listener]);
    });
    vi.spyOn(target, 'removeEventListener').mockImplementation((...[type, listener]) => {
      const at = listening.findIndex((one) => isDeepStrictEqual(one, [type, listener]));
      listening.splice(at, at < 0 ? 0 : 1);
    });
  }
  const end = polling(() => Promise.resolve('done'), signal);
  expect(listening).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1000);
  await end;
  expect(listening).toEqual([]);
});
