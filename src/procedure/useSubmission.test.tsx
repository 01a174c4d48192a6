// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BusinessError, MaintenanceError, NetworkError } from '@/api/errors';
import { createQueryClient } from '@/api/queryClient';
import { connectSession } from '@/api/sessionPort';
import { testSession } from '@/api/testSession';
import type { OpenProcedure } from './procedureData';
import { useDraft } from './useDraft';
import { useSubmission } from './useSubmission';

let answer: Error;
const of = {
  name: 'test',
  path: '/test',
  steps: [{ slug: '', fields: [{ name: 'amount', label: '量' }] }],
  submit: () => Promise.reject(answer),
  refusal: () => ({ title: 'いまはできません', text: '' }),
} as unknown as OpenProcedure['of'];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  connectSession(testSession({ serviceId: () => 'm1' }));
});
afterEach(cleanup);

const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
  </MemoryRouter>
);

/** Sends twice, with one failure each, and returns the draft and the submission after that. */
async function sendTwice(first: Error, second: Error) {
  const { result } = renderHook(
    () => {
      const draft = useDraft(of, 'm1', 'mobile');
      const form = useForm();
      return { draft, submission: useSubmission({ of, draft }, form) };
    },
    { wrapper },
  );
  for (answer of [first, second]) {
    act(() => result.current.submission.submit('贈る', {}, false));
    await waitFor(() => expect(result.current.submission.isSending).toBe(false));
  }
  return result.current;
}

const lost = new NetworkError('no_response', true, true);

test.each([
  [
    'not sent for want of a line',
    new NetworkError('offline', false, true),
    'インターネットにつながっていません',
  ],
  ['not taken for maintenance', new MaintenanceError(), 'ただいまメンテナンス中です'],
])(
  'a second request that was %s leaves the first as unknown as it was',
  async (_, second, title) => {
    const { draft, submission } = await sendTwice(lost, second);
    expect(draft.unknownSince).toBeDefined();
    expect(submission.problem?.title).toBe(title);
  },
);

test('a refusal is an answer', async () => {
  const refused = new BusinessError(409, { code: 'x', message: '' });
  const { draft, submission } = await sendTwice(lost, refused);
  expect(draft.unknownSince).toBeUndefined();
  expect(submission.problem?.title).toBe('いまはできません');
});
