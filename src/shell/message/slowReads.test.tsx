// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { background, prefetched } from '@/api/queryClient';
import { useSlowReads } from './slowReads';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** What `useSlowReads` gives for a read that is answered only when `answer` is called. */
function during(meta?: Record<string, unknown>) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useSlowReads, { wrapper });
  let answer = () => undefined as void;
  const read = () => new Promise((resolve) => (answer = () => resolve(true)));
  act(() => void client.prefetchQuery({ queryKey: ['read'], queryFn: read, staleTime: 0, meta }));
  // The client tells its observers of what has begun in the next task.
  act(() => void vi.advanceTimersByTime(1));
  return {
    after: (seconds: number) => {
      act(() => void vi.advanceTimersByTime(seconds * 1_000));
      return result.current;
    },
    answered: async () => {
      await act(async () => {
        answer();
        await vi.advanceTimersByTimeAsync(1);
      });
      return result.current;
    },
    again: () =>
      act(() => void client.prefetchQuery({ queryKey: ['read'], queryFn: read, staleTime: 0 })),
  };
}

test('a read that is long in coming is shown after a while, and that it may never come after another', async () => {
  const read = during();
  expect(read.after(4)).toBe(undefined);
  expect(read.after(2)).toBe('slow');
  expect(read.after(20)).toBe('stuck');
  expect(await read.answered()).toBe(undefined);
});

test('what is on the screen already is read again without a word', async () => {
  const read = during();
  await read.answered();
  read.again();
  expect(read.after(60)).toBe(undefined);
});

test.each([prefetched, background])('what the screen doesn’t show is not announced: %o', (meta) => {
  expect(during(meta).after(60)).toBe(undefined);
});
