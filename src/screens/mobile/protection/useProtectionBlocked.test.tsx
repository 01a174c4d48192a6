// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/queryClient';
import { mobileOptionQueries } from '@/screens/mobile/option/queries';
import { mobileTopQueries } from '@/screens/mobile/top/queries';
import { useProtectionBlocked } from './useProtectionBlocked';

vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'm09000001234' }) }));

afterEach(cleanup);

type Closed = [setting: string, reason: string];

/** The page of a protection that was never bought, for a SIM of which some settings are closed. */
function page(closed: readonly Closed[]) {
  const client = createQueryClient();
  client.setQueryData(mobileTopQueries.restrictions().queryKey, {
    restrictions: closed.map(([setting, reason]) => ({
      setting,
      reason,
      text: 'いまはできません。',
      available_from: null,
    })),
  } as never);
  client.setQueryData(mobileOptionQueries.compensation().queryKey, {
    option: { reason: '機種のご購入時だけお申し込みいただけます', pending: null },
    operations: [],
  } as never);
  function Page() {
    const { reason, possible, actions } = useProtectionBlocked() ?? {};
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

test('the purchase of a device is named only where one can be bought', () => {
  const purchase = '機種をご購入いただくときに';
  expect(page([])).toContain(purchase);
  const ordered = page([['device_entry', 'shipping']]);
  expect(ordered).toContain('機種のご購入時だけお申し込みいただけます。いまはできません。');
  const idle = page([
    ['option', 'not_activated'],
    ['device_entry', 'not_activated'],
  ]);
  for (const closed of [ordered, idle]) {
    expect(closed).not.toContain(purchase);
    expect(closed).toContain('手続きの状況を見る');
  }
});
