// @vitest-environment jsdom
import { onlineManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { background, createQueryClient } from '@/api/queryClient';
import { type OpenProcedure, ProcedureContext } from './procedureData';
import { UnknownNotice } from './UnknownNotice';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

const record = '受け付けた記録はありません。';
const unread = /最新の状態を読み込めません/;

const procedure = {
  draft: { unknownSince: '2026-11-21T01:40:00Z', unknownAction: '0.5GBを贈る' },
  unknown: () => <p>{record}</p>,
} as unknown as OpenProcedure;

function show(queryFn: () => Promise<string>, meta = {}) {
  const client = createQueryClient();
  client.setQueryData(['state'], 'as it was');
  function Screen() {
    useQuery({ queryKey: ['state'], queryFn, meta, retry: false, staleTime: Infinity });
    return (
      <ProcedureContext value={procedure}>
        <FormProvider {...useForm()}>
          <UnknownNotice />
        </FormProvider>
      </ProcedureContext>
    );
  }
  render(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  );
  return client;
}

test('it takes the focus from the button at the end of the page once nobody knows, not where it is already', () => {
  const draft = { unknownSince: undefined as string | undefined, unknownAction: '0.5GBを贈る' };
  const screenOf = () => (
    <QueryClientProvider client={createQueryClient()}>
      <ProcedureContext value={{ ...procedure, draft: { ...procedure.draft, ...draft } }}>
        <Form />
      </ProcedureContext>
    </QueryClientProvider>
  );
  const { rerender } = render(screenOf());
  draft.unknownSince = '2026-11-21T01:40:00Z';
  rerender(screenOf());
  expect(document.activeElement).toBe(screen.getByRole('status'));
  cleanup();
  render(screenOf());
  expect(document.activeElement).toBe(document.body);
});

const Form = () => (
  <FormProvider {...useForm()}>
    <UnknownNotice />
  </FormProvider>
);

const isSaid = () => screen.getByText(record).closest('[hidden]') === null;

test('what was read before the request says nothing of it: the state is shown once it has been read again', async () => {
  let answer = (_: string) => {};
  const client = show(() => new Promise((resolve) => (answer = resolve)));
  act(() => void client.invalidateQueries());
  expect(await screen.findByText('最新の状態を読み込んでいます。')).toBeTruthy();
  expect(isSaid()).toBe(false);
  act(() => answer('as it is'));
  await waitFor(() => expect(isSaid()).toBe(true));
});

test('a state that can’t be read is not taken for the state, and can be read once more', async () => {
  const read = vi.fn(() => Promise.reject(new Error('No answer')));
  const client = show(read);
  act(() => void client.invalidateQueries());
  expect(await screen.findByText(unread)).toBeTruthy();
  expect(isSaid()).toBe(false);
  read.mockImplementation(() => Promise.resolve('as it is') as never);
  fireEvent.click(screen.getByText('もう一度読み込む'));
  await waitFor(() => expect(isSaid()).toBe(true));
});

test('without a line nothing is known', async () => {
  const client = show(() => Promise.resolve('as it is'));
  onlineManager.setOnline(false);
  act(() => void client.invalidateQueries());
  expect(await screen.findByText(unread)).toBeTruthy();
  expect(isSaid()).toBe(false);
});

test('a read beside the screen, as in the menu, is no reason to doubt', async () => {
  const client = show(() => Promise.reject(new Error('No answer')), background);
  await act(() => client.invalidateQueries());
  expect(isSaid()).toBe(true);
});
