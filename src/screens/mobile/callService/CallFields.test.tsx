// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { api } from '@/api/generated/operations';
import { queryOrRejection, read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import type { CallValues } from './callChoice';
import { CallFields } from './CallFields';

vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'm09000001234' }) }));

test('a change of the plan that closes the flat rates is named, and can be taken back', () => {
  const client = createQueryClient();
  const flat = { plan_type: null, monthly_fee: 0, can_choose: false };
  client.setQueryData(queryOrRejection(read(api.getCallService)).queryKey, {
    call_flat: 'flat_rate',
    call_flats: [
      { ...flat, call_flat: 'flat_rate', name: 'なし' },
      { ...flat, call_flat: 'five_minutes', name: '5分かけ放題' },
    ],
    next_call_flat: null,
    services: [],
    starts_on: '2026-12-01',
    excess_fee: 11,
  } as never);
  client.setQueryData(read(api.getSettingsRestriction).queryKey, {
    restrictions: [
      {
        setting: 'price_plan_exchange',
        reason: 'change_reserved',
        text: '次の変更はできません。',
        available_from: '2026-12-01',
      },
    ],
  });
  function Fields() {
    const form = useForm<CallValues>({
      defaultValues: { call_flat: 'flat_rate', services: [], changed: '' },
    });
    return (
      <FormProvider {...form}>
        <CallFields />
      </FormProvider>
    );
  }
  const { container, getByRole } = render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <Fields />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  expect(container.textContent).toContain('12月1日(火)にプランが変わります');
  expect(container.textContent).toContain('変更の手続き中です');
  expect(container.textContent).not.toContain('いまのご契約では選べません');
  expect(getByRole('link', { name: '変更を取り消す' }).getAttribute('href')).toBe(
    '/mobile/contract/plan/cancel',
  );
});
