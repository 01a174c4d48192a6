// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '@/api/generated/operations';
import { ofService, read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import OptionScreen from './OptionScreen';

vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'f10482175' }) }));

afterEach(cleanup);

/** What the screen says of one option in a state. */
function saidOf(status: string): string {
  const client = createQueryClient();
  const option = { code: 'MO101N', category: 'living', status, monthly_fee: 2189, order_types: [] };
  client.setQueryData(read(api.getOption).queryKey, {
    month: '202611',
    monthly_total: 2189,
    next_month_total: 2189,
    options: [option],
  } as never);
  client.setQueryData(read(api.getPaymentRestrictionOption, ofService('fixed')).queryKey, {
    can_apply_option: true,
    options: [],
  } as never);
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <OptionScreen />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return document.body.textContent;
}

test('who has no option is told so', () => {
  expect(saidOf('QUIT')).toContain('ご契約中のオプションはありません。');
});

test('an option in a state that isn’t known may be one of the contract, so nothing says that there is none', () => {
  const said = saidOf('NEWER');
  expect(said).not.toContain('ありません');
  expect(said).not.toContain('お申し込みいただくと、ここに並びます');
  expect(said).toContain('毎月2,189円です。');
  expect(said).toContain('ご利用の状況を読み込めないオプションがあります。');
});

test('paper has what is contracted, and the catalogue where nothing is', () => {
  const isPrinted = () =>
    !screen.getByRole('heading', { name: '探す' }).closest('[data-print=none]');
  saidOf('SRVC');
  expect(isPrinted()).toBe(false);
  cleanup();
  saidOf('QUIT');
  expect(isPrinted()).toBe(true);
});
