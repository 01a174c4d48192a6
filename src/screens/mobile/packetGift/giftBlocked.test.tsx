// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { BusinessError } from '@/api/errors';
import { createQueryClient } from '@/api/queryClient';
import { mobileTopQueries } from '@/screens/mobile/top/queries';
import { packetGiftQueries } from './queries';
import { useClaimBlocked } from './useClaimBlocked';
import { useGiftBlocked } from './useGiftBlocked';

vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'm09000006543' }) }));

afterEach(cleanup);

/** The page of giving or receiving that is closed, for a SIM that isn't activated or can be used. */
function page(useBlocked: typeof useGiftBlocked, code: string, isIdle: boolean) {
  const client = createQueryClient();
  client.setQueryData(mobileTopQueries.restrictions().queryKey, {
    restrictions: (isIdle ? ['packet_gift', 'giga_plus'] : []).map((setting) => ({
      setting,
      reason: 'not_activated',
      text: 'SIMが開通するまで、お手続きいただけません。',
      available_from: null,
    })),
  } as never);
  client.setQueryData(packetGiftQueries.gift().queryKey, {
    refusal: new BusinessError(409, { code, message: '12月1日(火)から贈れます。', sent: [] }),
  } as never);
  function Page() {
    const { reason, possible, actions } = useBlocked() ?? {};
    return (
      <>
        {reason}
        {possible}
        {actions}
      </>
    );
  }
  return render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <Page />
      </QueryClientProvider>
    </MemoryRouter>,
  ).container.textContent;
}

test('a SIM that is not activated says so, and not that it has too little data', () => {
  expect(page(useGiftBlocked, 'capacity_shortage', false)).toContain('12月1日(火)から');
  for (const useBlocked of [useGiftBlocked, useClaimBlocked]) {
    const idle = page(useBlocked, 'capacity_shortage', true);
    expect(idle).toContain('SIMが開通するまで、お手続きいただけません。');
    expect(idle).toContain('手続きの状況を見る');
    expect(idle).not.toContain('12月1日');
  }
});

test('a plan that can’t give says so whatever else closes the SIM', () => {
  expect(page(useGiftBlocked, 'packet_gift_code_not_neo_plan', true)).toContain('NEOプランに変更');
});
