// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import { useRestricted } from './useRestricted';

vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'm09000001234' }) }));

afterEach(cleanup);

function PacketGift() {
  const blocked = useRestricted('packet_gift');
  if (!blocked) return 'open';
  return (
    <>
      {blocked.opens}
      {blocked.reason}
      {blocked.possible}
      {blocked.actions}
    </>
  );
}

function show(setting: string, reason: string, available_from: string | null = null) {
  const client = createQueryClient();
  const { queryKey } = read(api.getSettingsRestriction);
  client.setQueryData(queryKey, {
    restrictions: [{ setting, reason, text: 'いまはできません。', available_from }],
  } as never);
  const { container } = render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <PacketGift />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return container;
}

test('a stopped SIM says why, and leads to its restart', () => {
  const page = show('packet_gift', 'suspended');
  expect(page.textContent).toContain('いまはできません。');
  expect(page.querySelector('a')?.textContent).toBe('停止・再開の状況を見る');
});

test('the day from which it is possible is known', () => {
  expect(show('packet_gift', 'system_work', '2026-11-23').textContent).toContain('2026-11-23');
});

test('what closes another procedure, and what the plan doesn’t have, is no obstacle here', () => {
  expect(show('charge', 'suspended').textContent).toBe('open');
  expect(show('packet_gift', 'not_eligible').textContent).toBe('open');
});
