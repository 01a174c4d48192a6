// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { BusinessError } from '@/api/errors';
import { createQueryClient } from '@/api/queryClient';
import { mobileTopQueries } from '@/screens/mobile/top/queries';
import { planQueries } from './queries';
import { useCancelBlocked } from './useCancelBlocked';

vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'm09000001234' }) }));

afterEach(cleanup);

type Closed = [setting: string, reason: string];

const refused = (status: number, code: string, message: string) => ({
  refusal: new BusinessError(status, { code, message }),
});
const none = refused(404, 'not_found', 'プランの変更はありません。');
const late = refused(409, 'cancel_error', '取り消しの期限を過ぎています。');

/** The page where no change can be taken back, for a SIM of which some settings are closed. */
function page(closed: readonly Closed[], plan = none) {
  const client = createQueryClient();
  client.setQueryData(mobileTopQueries.restrictions().queryKey, {
    restrictions: closed.map(([setting, reason]) => ({
      setting,
      reason,
      text: 'いまはできません。',
      available_from: null,
    })),
  } as never);
  client.setQueryData(planQueries.reservedPlan().queryKey, plan);
  client.setQueryData(
    planQueries.reservedCallFlat().queryKey,
    refused(404, 'not_found', 'かけ放題の変更はありません。'),
  );
  function Page() {
    const { reason, possible, actions } = useCancelBlocked() ?? {};
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

test('a change of plan is offered only where it is open', () => {
  expect(page([])).toContain('プランを変更する');
  const leaving = page([['price_plan_exchange', 'quitting']]);
  expect(leaving).toContain('解約の状況を見る');
  expect(leaving).not.toContain('いつでも');
  expect(leaving).not.toContain('プランを変更する');
});

test('after a change that comes anyhow another one is possible, but not on a line that ends', () => {
  expect(page([['price_plan_exchange', 'change_reserved']], late)).toContain('変更のあとで');
  expect(page([['price_plan_exchange', 'quitting']], late)).not.toContain('変更のあとで');
});
