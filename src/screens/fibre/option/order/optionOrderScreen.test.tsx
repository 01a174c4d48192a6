// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/queryClient';
import { contractQueries } from '@/screens/fibre/contract/queries';
import { optionQueries } from '../queries';
import OptionOrderScreen from './OptionOrderScreen';

vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'f10482175' }) }));
afterEach(cleanup);

function open(path: string) {
  const client = createQueryClient();
  client.setQueryData(optionQueries.list().queryKey, { options: [] } as never);
  client.setQueryData(contractQueries.contract().queryKey, {
    customer: { birthday: '1978-04-03' },
  } as never);
  client.setQueryData(optionQueries.restriction().queryKey, { options: [] } as never);
  const router = createMemoryRouter(
    [{ path: '/option/:page/quit/*', element: <OptionOrderScreen /> }],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

test('an order of a code that no option has is no page', () => {
  open('/option/MO999N/quit');
  expect(screen.getByText('ページが見つかりません')).toBeTruthy();
});

test('an order that the option’s status rules out says why', () => {
  open('/option/MO120N/quit');
  expect(screen.getByText('リモートサポートをご利用中ではないため、解約できません。')).toBeTruthy();
});
