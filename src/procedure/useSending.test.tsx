// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BusinessError, MaintenanceError, NetworkError, SessionError } from '@/api/errors';
import { createQueryClient } from '@/api/queryClient';
import { connectSession } from '@/api/sessionPort';
import { testSession } from '@/api/testSession';
import { procedureMessages } from '@/catalogue/messages';
import { alertStore } from '@/ui/overlay/alert';
import { useSending } from './useSending';

const unknown = { title: '結果を確認できません', text: '' };
const refused = { title: 'コードが違います', text: '' };
const onDone = vi.fn();
const onRefusal = vi.fn(() => refused);
const call = vi.fn<() => Promise<string>>();

beforeEach(() => {
  vi.clearAllMocks();
  call.mockResolvedValue('sent');
  connectSession(testSession({ serviceId: () => 'm1' }));
});
afterEach(cleanup);

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
);
const open = () => renderHook(() => useSending({ call, onDone, onRefusal, unknown }), { wrapper });

/** Presses once and returns what then shows beside the button. */
async function problemAfter(error: Error) {
  call.mockRejectedValueOnce(error);
  const { result } = open();
  await act(async () => {
    result.current.run();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(result.current.isSending).toBe(false);
  return result.current.problem;
}

test('after an answer it goes on, and can be sent again', async () => {
  const { result } = open();
  for (const times of [1, 2]) {
    act(() => result.current.run());
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(times));
  }
  expect(onDone).toHaveBeenCalledWith('sent');
  expect(call).toHaveBeenCalledTimes(2);
  expect(result.current.problem).toBeUndefined();
});

test('however often it is pressed, it is sent once', async () => {
  const { result } = open();
  act(() => {
    result.current.run();
    result.current.run();
  });
  act(() => result.current.run());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(call).toHaveBeenCalledOnce();
});

test('who has left meanwhile is not pulled on', async () => {
  let answer = (_: string) => {};
  call.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const { result, unmount } = open();
  act(() => result.current.run());
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  unmount();
  await act(async () => {
    answer('sent');
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(onDone).not.toHaveBeenCalled();
});

test('a refusal has the words of its step, which the next press takes away', async () => {
  const refusal = new BusinessError(400, { code: 'code_wrong', message: '違います。' });
  call.mockRejectedValueOnce(refusal);
  const { result } = open();
  act(() => result.current.run());
  await waitFor(() => expect(result.current.problem).toBe(refused));
  expect(onRefusal).toHaveBeenCalledWith(refusal);
  act(() => result.current.run());
  expect(result.current.problem).toBeUndefined();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

test.each([
  ['nobody knows whether it took effect', new NetworkError('no_response', true, true), unknown],
  ['nothing was sent', new NetworkError('offline', false, true), procedureMessages.offline],
  ['the session has ended, which the login says', new SessionError('refused'), undefined],
  ['maintenance', new MaintenanceError(), procedureMessages.maintenance],
])('%s', async (_, error, message) => {
  expect(await problemAfter(error)).toBe(message);
  expect(onRefusal).not.toHaveBeenCalled();
});

test('what the server tells as HTML is an alert, and nothing is beside the button', async () => {
  const html = '<p>11月22日まで</p>';
  expect(await problemAfter(new MaintenanceError(undefined, html))).toBeUndefined();
  expect(alertStore.current()?.content).toEqual({ kind: 'html', html });

  const refusal = new BusinessError(400, { code: 'code_wrong', message: '', message_html: html });
  expect(await problemAfter(refusal)).toBeUndefined();
  expect(onRefusal).not.toHaveBeenCalled();
});
