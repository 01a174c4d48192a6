// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCheck } from './useCheck';

afterEach(cleanup);

/** A check whose answer comes when the test calls for it. */
function checking() {
  const { result, unmount } = renderHook(() => useCheck(vi.fn(), vi.fn()));
  const next = vi.fn();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  let done = Promise.resolve();
  act(() => void (done = result.current.run(asked, next)));
  const finish = () =>
    act(async () => {
      answer();
      await done;
    });
  return { result, next, unmount, finish };
}

test('what was checked leads on, and can be checked again', async () => {
  const { result, next, finish } = checking();
  expect(result.current.isRunning).toBe(true);
  await finish();
  expect(next).toHaveBeenCalledOnce();
  expect(result.current.isRunning).toBe(false);
});

test('whoever has left the step meanwhile is not pulled on', async () => {
  const { next, unmount, finish } = checking();
  unmount();
  await finish();
  expect(next).not.toHaveBeenCalled();
});
