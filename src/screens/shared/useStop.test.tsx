// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import { logInForEach } from '@/procedure/testProcedure';
import { useStop } from './useStop';

logInForEach();

test.each([
  ['a stop that was just asked for', { state: 'stopping' }, 'stopping'],
  ['one that isn’t read yet', undefined, undefined],
])('%s is %s', (_, info, expected) => {
  const client = createQueryClient();
  client.setQueryData(read(api.getSettingsRestriction).queryKey, {
    restrictions: [{ reason: 'suspended' }],
  } as never);
  if (info) client.setQueryData(read(api.getStopRestartInfo).queryKey, info as never);
  const { result } = renderHook(useStop, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  expect(result.current).toBe(expected);
});
