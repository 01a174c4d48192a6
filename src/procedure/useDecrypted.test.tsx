// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { BusinessError, UnexpectedError } from '@/api/errors';
import { createQueryClient } from '@/api/queryClient';
import { decrypt } from './encryption';
import { useDecrypted } from './useDecrypted';

vi.mock('./encryption', () => ({ decrypt: vi.fn() }));
afterEach(cleanup);

const answer = vi.mocked(decrypt);

function read(cipher: string | undefined, isWanted = true) {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useDecrypted('mobile', cipher, 'ご契約情報へ', isWanted), {
    wrapper,
  });
  return result;
}

test('what was sealed is read from the service’s host', async () => {
  answer.mockResolvedValue(['09000001234', 'なし']);
  const result = read('c1');
  expect(result.current.instead).toBe('読み込んでいます');
  await waitFor(() => expect(result.current.values).toEqual(['09000001234', 'なし']));
  expect(answer).toHaveBeenCalledExactlyOnceWith('mobile', 'c1');
});

test.each([
  [
    new BusinessError(400, { code: 'cipher_expired', message: '…' }),
    '表示できる時間を過ぎました。ご契約情報へ',
  ],
  [new BusinessError(400, { code: 'cipher_invalid', message: '…' }), 'ご契約情報へ'],
  [new UnexpectedError(500, 'failed'), 'ご契約情報へ'],
])('%o says where else it can be seen', async (error, text) => {
  answer.mockRejectedValue(error);
  const result = read('c2');
  await waitFor(() => expect(result.current.instead).toBe(text));
});

test('nothing is asked for what could not be sealed, or is known already', () => {
  answer.mockClear();
  expect(read(undefined).current.instead).toBe('ご契約情報へ');
  expect(read('c3', false).current.values).toBeUndefined();
  expect(answer).not.toHaveBeenCalled();
});
