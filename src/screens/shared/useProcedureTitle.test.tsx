// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '@/api/generated/operations';
import { ofService, read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import { logInForEach } from '@/procedure/testProcedure';
import { useProcedureTitle } from './useProcedureTitle';

logInForEach();

test.each([
  ['99', false, ['お支払い方法の登録', 'メールアドレスの登録', '解約']],
  ['20', true, ['お支払い方法の変更', 'メールアドレスの変更', '解約']],
] as const)('with the method %s and an address verified: %s', (code, is_verified_email, titles) => {
  const client = createQueryClient();
  client.setQueryData(read(api.getPayment, ofService('mobile')).queryKey, {
    method: { code },
  } as never);
  const { result } = renderHook(() => useProcedureTitle({ is_verified_email } as never, 'mobile'), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  expect((['payment', 'email', 'quit'] as const).map(result.current)).toEqual(titles);
});
