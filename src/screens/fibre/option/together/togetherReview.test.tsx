// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import type { ReviewContent } from '@/procedure/procedureData';
import { used } from './testOption';
import type { TogetherValues } from './together';
import { TogetherReview } from './TogetherReview';

vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'f10482175' }) }));
afterEach(cleanup);

vi.mock('@/procedure/Review', () => ({
  Review: ({ rows, after, action }: ReviewContent) => (
    <>
      <p>{rows.map(({ term }) => term).join()}</p>
      {after}
      {action && <button type="button">{action}</button>}
    </>
  ),
}));

/** The review, and what would be sent. */
function Reviewed() {
  const sent = JSON.stringify(useWatch<TogetherValues>());
  return (
    <>
      <TogetherReview />
      <output data-testid="sent">{sent}</output>
    </>
  );
}

function Screen({ codes }: { codes: string[] }) {
  const form = useForm<TogetherValues>({ defaultValues: { codes, dropped: [] } });
  return (
    <FormProvider {...form}>
      <Reviewed />
    </FormProvider>
  );
}

/** Shows the review of a draft, while リモートサポート has been applied for in the meantime. */
function review(codes: string[]) {
  const client = createQueryClient();
  client.setQueryData(read(api.getOption).queryKey, {
    options: [used],
    month: '202611',
    next_month_total: 0,
  } as never);
  client.setQueryData(read(api.getPaymentRestrictionOption, ofService('fixed')).queryKey, {
    options: [],
  } as never);
  const { container } = render(
    <QueryClientProvider client={client}>
      <Screen codes={codes} />
    </QueryClientProvider>,
  );
  return container.textContent;
}

const sent = () => JSON.parse(screen.getByTestId('sent').textContent ?? '') as TogetherValues;

test('an option that was applied for meanwhile is neither shown nor sent, and said to be out', () => {
  const text = review(['MO120N', 'MO103N']);
  expect(text).toContain('1件を、お申し込みから外しました');
  expect(text).toContain('リモートサポート：いま「申込手続き中」です。');
  expect(screen.getByRole('button').textContent).toBe('1件を申し込む');
  expect(sent()).toEqual({ codes: ['MO103N'], dropped: ['MO120N'] });
});

test('with none left there is nothing to send', () => {
  expect(review(['MO120N'])).toContain('お申し込みは完了していません。');
  expect(screen.queryByRole('button')).toBeNull();
  expect(sent().codes).toEqual([]);
});

test('what can be applied for is reviewed as it was chosen', () => {
  expect(review(['MO103N'])).not.toContain('外しました');
  expect(sent()).toEqual({ codes: ['MO103N'], dropped: [] });
});
