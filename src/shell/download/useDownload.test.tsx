// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { BusinessError, NetworkError, SessionError } from '@/api/errors';
import { createQueryClient } from '@/api/queryClient';
import { failures } from '@/catalogue/failures';
import { useDownload } from './download';

afterEach(cleanup);

const missing = { title: '請求書がまだありません', text: '金額は、この画面で。' };

function open(hand: (file: string) => Promise<void>) {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useDownload(hand, missing), { wrapper }).result;
}

test.each([
  ['no such file', new BusinessError(404, { code: 'not_found', message: 'x' }), missing],
  ['no line', new NetworkError('offline', false, true), failures.offline],
  // The login page tells the customer instead.
  ['no session', new SessionError('refused'), undefined],
])('%s is shown as such', async (_, error, message) => {
  const result = open(() => Promise.reject(error));
  act(() => result.current.download('202611'));
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(result.current.failure).toEqual(message);
});

test('a file is fetched once however often it is pressed, and again after it came', async () => {
  let arrive = () => undefined as void;
  const hand = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  const result = open(hand);
  act(() => result.current.download('202611'));
  await waitFor(() => expect(result.current.isPending).toBe(true));
  act(() => result.current.download('202611'));
  expect(hand).toHaveBeenCalledTimes(1);
  act(() => arrive());
  await waitFor(() => expect(result.current.isPending).toBe(false));
  act(() => result.current.download('202611'));
  await waitFor(() => expect(hand).toHaveBeenCalledTimes(2));
});
