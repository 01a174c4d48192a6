// @vitest-environment jsdom
import {
  onlineManager,
  type QueryClient,
  QueryClientProvider,
  type QueryKey,
  useQuery,
} from '@tanstack/react-query';
import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import { type ReactNode, use } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { background, createQueryClient } from '@/api/queryClient';
import { procedureMessages } from '@/catalogue/messages';
import { RefetchStatus, useRefetchStatus } from './RefetchStatus';
import { pending } from './testProcedure';

let client: QueryClient;
const plan = vi.fn<() => Promise<string>>();
const gift = vi.fn<() => Promise<string>>();
const lost = () => Promise.reject(new Error('No answer'));
const answered = () => Promise.resolve('as it is');

beforeEach(() => {
  client = createQueryClient();
  for (const key of ['plan', 'gift', 'old']) client.setQueryData([key], 'as it was');
  plan.mockReset().mockImplementation(answered);
  gift.mockReset().mockImplementation(answered);
});
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const still = { retry: false, staleTime: Infinity };

function useScreen({ only, meta = {} }: { only?: QueryKey; meta?: Record<string, unknown> }) {
  useQuery({ queryKey: ['plan'], queryFn: plan, ...still });
  useQuery({ queryKey: ['gift'], queryFn: gift, meta, ...still });
  return useRefetchStatus(only);
}
/** A screen with two reads; gives its state after a write, once both reads have ended. */
async function afterWrite(parts: Parameters<typeof useScreen>[0] = {}) {
  const { result } = renderHook(() => useScreen(parts), { wrapper });
  expect(result.current.state).toBe('fresh');
  await act(async () => {
    await client.invalidateQueries();
    await new Promise((resolve) => setTimeout(resolve));
  });
  return result;
}

test('all reads of the screen count, until each has been read again', async () => {
  const { promise, answer } = pending<string>();
  gift.mockReturnValue(promise);
  const { result } = renderHook(() => useScreen({}), { wrapper });
  act(() => void client.invalidateQueries());
  await waitFor(() => expect(result.current.state).toBe('reading'));
  act(() => answer('as it is'));
  await waitFor(() => expect(result.current.state).toBe('fresh'));
});

test('one that failed is shown while no other is under way', async () => {
  const { promise, answer } = pending<string>();
  plan.mockImplementation(lost);
  gift.mockReturnValue(promise);
  const { result } = renderHook(() => useScreen({}), { wrapper });
  act(() => void client.invalidateQueries());
  await waitFor(() => expect(client.getQueryState(['plan'])?.fetchStatus).toBe('idle'));
  expect(result.current.state).toBe('reading');
  act(() => answer('as it is'));
  await waitFor(() => expect(result.current.state).toBe('failed'));
});

test.each([
  [['plan'], 'fresh'],
  [['gift'], 'failed'],
])('of %j alone the state is %s', async (only, state) => {
  gift.mockImplementation(lost);
  const result = await afterWrite({ only });
  expect(result.current.state).toBe(state);
});

test('a read that no part of the screen shows says nothing', async () => {
  const result = await afterWrite();
  expect(client.getQueryState(['old'])?.isInvalidated).toBe(true);
  expect(result.current.state).toBe('fresh');
});

test('a read beside the screen says nothing, and is not repeated', async () => {
  plan.mockImplementation(lost);
  gift.mockImplementation(lost);
  const result = await afterWrite({ meta: background });
  expect(result.current.state).toBe('failed');
  plan.mockImplementation(answered);
  act(() => result.current.again());
  await waitFor(() => expect(result.current.state).toBe('fresh'));
  expect(plan).toHaveBeenCalledTimes(2);
  expect(gift).toHaveBeenCalledTimes(1);
});

test('only what has failed is read once more', async () => {
  gift.mockImplementation(lost);
  const result = await afterWrite();
  gift.mockImplementation(answered);
  act(() => result.current.again());
  await waitFor(() => expect(result.current.state).toBe('fresh'));
  expect(gift).toHaveBeenCalledTimes(2);
  expect(plan).toHaveBeenCalledTimes(1);
});

test('where one read matters no other is repeated', async () => {
  plan.mockImplementation(lost);
  gift.mockImplementation(lost);
  const result = await afterWrite({ only: ['gift'] });
  gift.mockImplementation(answered);
  act(() => result.current.again());
  await waitFor(() => expect(result.current.state).toBe('fresh'));
  expect(plan).toHaveBeenCalledTimes(1);
});

test('a read that waits for a line counts as failed', async () => {
  const { result } = renderHook(() => useScreen({}), { wrapper });
  onlineManager.setOnline(false);
  act(() => void client.invalidateQueries());
  await waitFor(() => expect(result.current.state).toBe('failed'));
  expect(plan).not.toHaveBeenCalled();
});

const { reading, unread } = procedureMessages.unknown;

/** What of all this is on the screen and isn't hidden. */
const shown = () =>
  [reading, unread, 'もう一度読み込む', '受け付けました'].filter(
    (text) => screen.queryByText(text)?.closest('[hidden]') === null,
  );

test('what was read again is shown alone, and until then that it is being read', async () => {
  const first = pending<string>();
  gift.mockReturnValueOnce(first.promise);
  const Gift = () => {
    useScreen({});
    return (
      <RefetchStatus>
        <p>受け付けました</p>
      </RefetchStatus>
    );
  };
  render(<Gift />, { wrapper });
  expect(shown()).toEqual(['受け付けました']);
  act(() => void client.invalidateQueries());
  await waitFor(() => expect(shown()).toEqual([reading]));
  act(() => first.refuse(new Error('No answer')));
  await waitFor(() => expect(shown()).toEqual([unread, 'もう一度読み込む']));
  fireEvent.click(screen.getByText('もう一度読み込む'));
  await waitFor(() => expect(shown()).toEqual(['受け付けました']));
});

test('while what is shown reads something of its own, that is said', async () => {
  const { promise, answer } = pending<string>();
  const Own = () => <p>{use(promise)}</p>;
  await act(async () => {
    render(
      <RefetchStatus>
        <Own />
      </RefetchStatus>,
      { wrapper },
    );
    await Promise.resolve();
  });
  expect(shown()).toEqual([reading]);
  await act(async () => {
    answer('受け付けました');
    await promise;
  });
  expect(shown()).toEqual(['受け付けました']);
});
