// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '@/api/generated/operations';
import { read, type Rejection } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import { CashbackReview } from './cashback.procedure';

vi.mock('@/procedure/Review', () => ({
  Review: ({ action }: { action: string }) => <button>{action}</button>,
  RefusedReview: ({ refusal }: Rejection) => <p>{refusal.fields[0]?.name}</p>,
}));

afterEach(cleanup);

function Form({ children }: { children: ReactNode }) {
  return (
    <FormProvider {...useForm({ defaultValues: { cashback_id: 'c2' } })}>{children}</FormProvider>
  );
}

/** The review of the second cashback while these wait for an account. */
function reviewWith(...waiting: string[]) {
  const client = createQueryClient();
  client.setQueryData(read(api.getCashback).queryKey, {
    cashbacks: ['c1', 'c2'].map((id) => ({
      cashback_id: id,
      name: `特典${id}`,
      amount: 5000,
      status: waiting.includes(id) ? '6' : '5',
      receive_until: null,
      date: null,
    })),
  } as never);
  render(
    <QueryClientProvider client={client}>
      <Form>
        <CashbackReview isMobile={false} />
      </Form>
    </QueryClientProvider>,
  );
}

test('the account of a chosen cashback is registered while it waits for one', () => {
  reviewWith('c1', 'c2');
  expect(screen.getByRole('button', { name: 'この口座を登録する' })).toBeTruthy();
});

test('a cashback that was registered elsewhere is chosen again, and not sent', () => {
  reviewWith('c1');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('cashback_id')).toBeTruthy();
});
