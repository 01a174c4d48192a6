// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import { used } from './testOption';
import type { TogetherValues } from './together';
import { TogetherFields } from './TogetherFields';

vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'f10482175' }) }));
afterEach(cleanup);

interface FormProps {
  codes: string[];
  onHeld: (values: TogetherValues) => void;
}

function Form({ codes, onHeld }: FormProps) {
  const form = useForm<TogetherValues>({ defaultValues: { codes, dropped: [] } });
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit(onHeld)(event)}>
        <TogetherFields />
        <button type="submit">進む</button>
      </form>
    </FormProvider>
  );
}

/** Shows the fields with the codes of a draft, one of which has been applied for in the meantime. */
function open(codes: string[]) {
  const client = createQueryClient();
  client.setQueryData(read(api.getOption).queryKey, { options: [used] } as never);
  client.setQueryData(read(api.getPaymentRestrictionOption, ofService('fixed')).queryKey, {
    options: [],
  } as never);
  const onHeld = vi.fn();
  render(
    <QueryClientProvider client={client}>
      <Form codes={codes} onHeld={onHeld} />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  );
  const go = () => fireEvent.click(screen.getByText('進む'));
  const sent = () => (onHeld.mock.lastCall?.[0] as TogetherValues | undefined)?.codes;
  return { go, sent };
}

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
