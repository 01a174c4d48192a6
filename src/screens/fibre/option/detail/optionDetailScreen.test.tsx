// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '@/api/generated/operations';
import { ofService, read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import OptionDetailScreen from './OptionDetailScreen';

vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'f10482175' }) }));
afterEach(cleanup);

function open(path: string) {
  const client = createQueryClient();
  client.setQueryData(read(api.getOption).queryKey, { options: [] } as never);
  client.setQueryData(read(api.getContract, ofService('fixed')).queryKey, {
    customer: { birthday: '1978-04-03' },
  } as never);
  client.setQueryData(read(api.getPaymentRestrictionOption, ofService('fixed')).queryKey, {
    options: [],
  } as never);
  const router = createMemoryRouter(
    [{ path: '/option/:page/quit/*', element: <OptionDetailScreen /> }],
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
