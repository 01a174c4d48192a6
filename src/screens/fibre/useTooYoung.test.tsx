// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import { isValidElement, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/queryClient';
import { contractQueries } from './contract/queries';
import { useTooYoung } from './useTooYoung';

vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'f10482175' }) }));
vi.mock('@/lib/clock', () => ({ now: () => new Date('2026-11-21T10:00:00+09:00') }));

afterEach(cleanup);

function blockedOf(birthday: string) {
  const client = createQueryClient();
  client.setQueryData(contractQueries.contract().queryKey, { customer: { birthday } } as never);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useTooYoung(), { wrapper }).result.current;
}

test('nobody under 18 applies, and from when they can is told', () => {
  const blocked = blockedOf('2008-11-22');
  expect(blocked?.opens).toBe('2026-11-22');
  const { reason } = blocked ?? {};
  expect(isValidElement<{ children: string }>(reason) && reason.props.children).toBe(
    '18歳未満の方は、ご入会いただけません。',
  );
  expect(blockedOf('2008-11-21')).toBeUndefined();
});
