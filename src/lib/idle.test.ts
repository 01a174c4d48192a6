import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './idle';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('work waits until the browser is idle, but not longer than asked', () => {
  const asked = vi.fn();
  vi.stubGlobal('requestIdleCallback', asked);
  const work = vi.fn();
  whenIdle(work);
  whenIdle(work, 300);
  expect(asked.mock.calls).toEqual([
    [work, { timeout: 5_000 }],
    [work, { timeout: 300 }],
  ]);
});

test('work that was called off is not done', () => {
  const cancel = vi.fn();
  vi.stubGlobal('requestIdleCallback', () => 7);
  vi.stubGlobal('cancelIdleCallback', cancel);
  whenIdle(() => undefined)();
  expect(cancel).toHaveBeenCalledWith(7);
});

test('a browser that can’t tell when it is idle does it after two seconds, unless it is called off', () => {
  const work = vi.fn();
  whenIdle(work);
  const off = vi.fn();
  whenIdle(off)();
  vi.advanceTimersByTime(1_900);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledOnce();
  expect(off).not.toHaveBeenCalled();
});
