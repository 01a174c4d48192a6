// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queryClient } from '@/api/queryClient';
import { connectSession } from '@/api/sessionPort';
import { testLogin, testSession } from '@/api/testSession';
import { SessionStore } from '@/session/store';
import type { OpenProcedure } from './procedureData';
import { useDraft } from './useDraft';

interface Receipt {
  number: string;
  code?: string;
}

const procedure = {
  name: 'test',
  steps: [
    { slug: '', fields: [{ name: 'amount', label: '量' }] },
    { slug: 'more', fields: [{ name: 'password', label: 'パスワード', secret: true }] },
  ],
  keep: ({ number }: Receipt) => ({ number }),
} as unknown as OpenProcedure['of'];

let selected: string | undefined;
/** The procedure as it is opened again on the way back. */
const open = (service = 'm1') => renderHook(() => useDraft(procedure, service, 'mobile')).result;
/** The procedure in a new document. */
const keep = (service?: string) => {
  queryClient.clear();
  return open(service);
};

beforeEach(() => {
  sessionStorage.clear();
  selected = 'm1';
  connectSession(testSession({ serviceId: () => selected }));
});
afterEach(cleanup);

test('a reload keeps what was typed but no secret, and asks again from the step of the secret', () => {
  const draft = keep();
  act(() => draft.current.save({ amount: '2.0', password: 'sesame' }, 1));
  act(() => draft.current.completeStep(0));
  act(() => draft.current.completeStep(1));
  expect(draft.current.reached).toBe(2);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('sesame');
  const again = keep();
  expect(again.current.values).toEqual({ amount: '2.0' });
  expect(again.current.reached).toBe(1);
});

test('the way back within the document finds the secrets too, until the session ends', () => {
  const draft = keep();
  act(() => draft.current.save({ amount: '2.0', password: 'sesame' }, 1));
  act(() => draft.current.completeStep(1));
  expect(open().current).toMatchObject({
    values: { amount: '2.0', password: 'sesame' },
    reached: 2,
  });
  expect(open('m2').current.values).toBeUndefined();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('sesame');
  queryClient.clear();
  expect(open().current.values).toEqual({ amount: '2.0' });
});

test('once it is done, the way back finds nothing that was typed', () => {
  const draft = keep();
  act(() => draft.current.save({ amount: '2.0', password: 'sesame' }, 1));
  act(() => draft.current.finish({ number: 'PG1' }));
  expect(open().current.values).toBeUndefined();
});

test('what was typed for one number is not offered for another', () => {
  const draft = keep();
  act(() => draft.current.save({ amount: '2.0', password: '' }, 0));
  expect(keep('m2').current.values).toBeUndefined();
  expect(keep('m1').current.values).toEqual({ amount: '2.0' });
});

test('what is typed on a step has to pass that step again', () => {
  const draft = keep();
  act(() => draft.current.completeStep(0));
  act(() => draft.current.completeStep(1));
  act(() => draft.current.save({ amount: '3.0', password: '' }, 0));
  expect(draft.current.reached).toBe(0);
});

test('a reload while a request is on its way leaves its outcome unknown', () => {
  const draft = keep();
  act(() => draft.current.markPending('2026-11-21T10:42:00+09:00', '2.0GBを贈る'));
  expect(draft.current.unknownSince).toBeUndefined();
  expect(keep().current.unknownSince).toBe('2026-11-21T10:42:00+09:00');
  act(() => draft.current.clearPending());
  expect(keep().current.unknownSince).toBeUndefined();
});

test('a second request that was surely not taken leaves the outcome of the first unknown', () => {
  const draft = keep();
  act(() => draft.current.markPending('2026-11-21T10:42:00+09:00', '2.0GBを贈る'));
  act(() => draft.current.markUnknown('2026-11-21T10:42:00+09:00', '2.0GBを贈る'));
  act(() => draft.current.markPending('2026-11-21T10:45:00+09:00', '2.0GBを贈る'));
  act(() => draft.current.cancelPending());
  expect(draft.current.unknownSince).toBe('2026-11-21T10:42:00+09:00');
  expect(keep().current.unknownSince).toBe('2026-11-21T10:42:00+09:00');
});

test('the receipt is shown whole, and kept without what its procedure holds back', () => {
  const draft = keep();
  act(() => draft.current.save({ amount: '2.0', password: '' }, 0));
  act(() => draft.current.finish({ number: 'PG1', code: '4071' }));
  expect(draft.current.receipt).toEqual({ number: 'PG1', code: '4071' });
  const again = keep();
  expect(again.current.receipt).toEqual({ number: 'PG1' });
  expect(again.current.values).toBeUndefined();
});

test('an answer after a logout leaves nothing behind', () => {
  const draft = keep();
  selected = undefined;
  act(() => draft.current.finish({ number: 'PG1' }));
  expect(sessionStorage.length).toBe(0);
});

test('an answer after the session ran out is there for the next login of the same customer', () => {
  const draft = keep();
  const store = new SessionStore(sessionStorage);
  store.begin(testLogin, new Date());
  act(() => draft.current.save({ amount: '2.0', password: 'sesame' }, 0));
  act(() => draft.current.markPending('2026-11-21T10:42:00+09:00', '2.0GBを贈る'));
  selected = undefined;
  store.clear('refused');
  act(() => draft.current.clearPending());
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('sesame');
  store.begin(testLogin, new Date());
  expect(keep().current).toMatchObject({ values: { amount: '2.0' }, unknownSince: undefined });
});
