// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '@/api/generated/operations';
import { ofService, read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import type { ReviewContent } from '@/procedure/procedureData';
import type { TogetherValues } from './together';
import { TogetherFields, TogetherReview } from './together.procedure';

vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'f10482175' }) }));
vi.mock('@/procedure/Review', () => ({
  Review: ({ rows, after, action }: ReviewContent) => (
    <>
      <p>{rows.map(({ term }) => term).join()}</p>
      {after}
      {action && <button type="button">{action}</button>}
    </>
  ),
}));
afterEach(cleanup);

interface FormProps {
  codes: string[];
  onHeld: (values: TogetherValues) => void;
  isReview: boolean;
}

/** The fields or the review with the codes of a draft, and what would be sent. */
function Form({ codes, onHeld, isReview }: FormProps) {
  const form = useForm<TogetherValues>({ defaultValues: { codes, dropped: [] } });
  return (
    <FormProvider {...form}>
      {isReview ? (
        <TogetherReview />
      ) : (
        <form onSubmit={(event) => void form.handleSubmit(onHeld)(event)}>
          <TogetherFields />
          <button type="submit">進む</button>
        </form>
      )}
      <output data-testid="values">{JSON.stringify(useWatch({ control: form.control }))}</output>
    </FormProvider>
  );
}

/** Shows a draft with these codes, while リモートサポート has been applied for in the meantime. */
function open(codes: string[], isReview = false) {
  const client = createQueryClient();
  const used = { code: 'MO120N', category: 'life_support', status: 'ENTR', monthly_fee: 550 };
  client.setQueryData(read(api.getOption).queryKey, {
    options: [{ ...used, regular_fee: 550, order_types: ['2'] }],
    month: '202611',
    next_month_total: 0,
  } as never);
  client.setQueryData(read(api.getPaymentRestrictionOption, ofService('fixed')).queryKey, {
    options: [],
  } as never);
  const onHeld = vi.fn();
  const { container } = render(
    <QueryClientProvider client={client}>
      <Form codes={codes} onHeld={onHeld} isReview={isReview} />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  );
  const go = () => fireEvent.click(screen.getByText('進む'));
  const sent = () => (onHeld.mock.lastCall?.[0] as TogetherValues | undefined)?.codes;
  return { go, sent, text: container.textContent };
}

const values = () => JSON.parse(screen.getByTestId('values').textContent ?? '') as TogetherValues;

/** In the group of options, to which the error summary links. */
const said = async (text: string) =>
  expect((await screen.findByText(text)).closest('#codes')).not.toBeNull();

test('an option that was applied for meanwhile is shown, and has to be taken out', async () => {
  const { go, sent } = open(['MO120N', 'MO103N']);
  go();
  await said('いまはお申し込みいただけないものがあります。外してから、お進みください。');
  expect(sent()).toBeUndefined();
  fireEvent.click(screen.getByLabelText('申し込む(リモートサポート)'));
  go();
  await waitFor(() => expect(sent()).toEqual(['MO103N']));
});

test('nothing chosen is said at the choice, whatever the search left of it', async () => {
  const { go, sent } = open([]);
  fireEvent.change(screen.getByLabelText('名前やキーワード'), { target: { value: 'zzz' } });
  go();
  await said('選択してください');
  expect(sent()).toBeUndefined();
});

test('the review neither shows nor sends an option that was applied for meanwhile, and says so', () => {
  const { text } = open(['MO120N', 'MO103N'], true);
  expect(text).toContain('1件を、お申し込みから外しました');
  expect(text).toContain('リモートサポート：いま「申込手続き中」です。');
  expect(screen.getByRole('button').textContent).toBe('1件を申し込む');
  expect(values()).toEqual({ codes: ['MO103N'], dropped: ['MO120N'] });
});

test('with none left there is nothing to send', () => {
  expect(open(['MO120N'], true).text).toContain('お申し込みは完了していません。');
  expect(screen.queryByRole('button')).toBeNull();
  expect(values().codes).toEqual([]);
});

test('what can be applied for is reviewed as it was chosen', () => {
  expect(open(['MO103N'], true).text).not.toContain('外しました');
  expect(values()).toEqual({ codes: ['MO103N'], dropped: [] });
});
