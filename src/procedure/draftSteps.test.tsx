// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queryClient } from '@/api/queryClient';
import { connectSession } from '@/api/sessionPort';
import { testSession } from '@/api/testSession';
import type { OpenProcedure } from './procedureData';
import { useDraft } from './useDraft';

interface Values {
  amount: string;
  password: string;
}
type Field = keyof Values;

/** A procedure whose steps have these fields, of which the password is secret. */
const procedureOf = (...steps: readonly Field[][]) =>
  ({
    name: 'test',
    steps: steps.map((fields, index) => ({
      slug: String(index),
      fields: fields.map((name) => ({ name, label: name, secret: name === 'password' })),
    })),
  }) as unknown as OpenProcedure['of'];

const twoSteps = procedureOf(['amount'], ['password']);
const selected: { mobile?: string; fixed?: string } = {};
/** The procedure in a new document. */
const keep = (procedure = twoSteps, type: 'mobile' | 'fixed' = 'mobile') => {
  queryClient.clear();
  return renderHook(() => useDraft(procedure, 'm1', type)).result;
};

const sentAt = '2026-11-21T10:42:00+09:00';
const filledIn = { amount: '2.0', password: 'sesame' };

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(selected, { mobile: 'm1', fixed: 'f1' });
  connectSession(testSession({ serviceId: (type) => (type ? selected[type] : undefined) }));
});
afterEach(cleanup);

test('a procedure that was never opened has nothing, and only its first step may be opened', () => {
  const draft = keep();
  expect(draft.current).toMatchObject({ reached: 0, times: 0 });
  expect(draft.current.values).toBeUndefined();
  expect(draft.current.receipt).toBeUndefined();
  expect(draft.current.unknownSince).toBeUndefined();
  expect(draft.current.unknownAction).toBeUndefined();
});

test('a step that is filled in opens the next, and no other', () => {
  const draft = keep();
  act(() => draft.current.completeStep(0));
  expect(draft.current.reached).toBe(1);
  act(() => draft.current.completeStep(1));
  expect(draft.current.reached).toBe(2);
});

test('a step that is passed once more takes no later one away', () => {
  const draft = keep();
  act(() => draft.current.completeStep(1));
  act(() => draft.current.completeStep(0));
  expect(draft.current.reached).toBe(2);
});

test('what is typed on a step that isn’t passed yet opens none', () => {
  const draft = keep();
  act(() => draft.current.save(filledIn, 1));
  expect(draft.current.reached).toBe(0);
  act(() => draft.current.completeStep(0));
  act(() => draft.current.save(filledIn, 1));
  expect(draft.current.reached).toBe(1);
});

test('what is typed on a later step leaves that step open', () => {
  const draft = keep();
  act(() => draft.current.completeStep(0));
  act(() => draft.current.completeStep(1));
  act(() => draft.current.save(filledIn, 1));
  expect(draft.current.reached).toBe(1);
});

test.each<[string, Field[][], Partial<Values>, number]>([
  ['a secret in the first step asks for that again', [['password'], ['amount']], {}, 0],
  ['so does one beside other fields', [['amount'], ['amount', 'password']], {}, 1],
  [
    'a secret that was left empty is not asked for',
    [['password'], ['amount']],
    { password: '' },
    2,
  ],
  ['without a secret nothing is asked for again', [['amount'], ['amount']], {}, 2],
])('after a reload %s', (_, steps, parts, reached) => {
  const procedure = procedureOf(...steps);
  const draft = keep(procedure);
  act(() => draft.current.save({ ...filledIn, ...parts }, 0));
  act(() => draft.current.completeStep(1));
  expect(draft.current.reached).toBe(2);
  expect(keep(procedure).current.reached).toBe(reached);
});

test('in memory the secret stays until the page is loaded again', () => {
  const draft = keep();
  act(() => draft.current.save(filledIn, 0));
  act(() => draft.current.completeStep(0));
  expect(draft.current.values).toEqual(filledIn);
});

test('what nobody knows is kept with its moment and its button, until an answer comes', () => {
  const draft = keep();
  const said = ({ current } = draft) => [
    current.unknownSince,
    current.unknownAction,
    current.unknownConfirmed,
  ];
  const confirmed = { price: 330 };
  act(() => draft.current.markUnknown(sentAt, '2.0GBを贈る', confirmed));
  expect(said()).toEqual([sentAt, '2.0GBを贈る', confirmed]);
  expect(said(keep())).toEqual([sentAt, '2.0GBを贈る', confirmed]);
  act(() => draft.current.clearPending());
  expect(said()).toEqual([undefined, undefined, undefined]);
  expect(said(keep())).toEqual([undefined, undefined, undefined]);
});

test('a request on its way is known by its button after a reload, with all that was typed', () => {
  const draft = keep();
  act(() => draft.current.save({ amount: '2.0', password: '' }, 0));
  act(() => draft.current.markPending(sentAt, '2.0GBを贈る'));
  expect(draft.current.unknownAction).toBeUndefined();
  expect(keep().current).toMatchObject({
    values: { amount: '2.0' },
    unknownSince: sentAt,
    unknownAction: '2.0GBを贈る',
  });
});

test('a request that surely had no effect leaves nothing unknown', () => {
  const draft = keep();
  act(() => draft.current.markPending(sentAt, '2.0GBを贈る'));
  act(() => draft.current.cancelPending());
  expect(keep().current.unknownSince).toBeUndefined();
});

test('each time that it is done counts, and the next begins with the first step', () => {
  const draft = keep();
  for (const times of [1, 2]) {
    act(() => draft.current.save(filledIn, 0));
    act(() => draft.current.completeStep(1));
    act(() => draft.current.finish({ number: `PG${times}` }));
    expect(draft.current).toMatchObject({ times, reached: 0, receipt: { number: `PG${times}` } });
    expect(draft.current.values).toBeUndefined();
  }
  expect(keep().current).toMatchObject({ times: 0, reached: 0, receipt: { number: 'PG2' } });
});

test('the draft is kept while the line of its own service is selected, whatever the other is', () => {
  const fixed = keep(twoSteps, 'fixed');
  act(() => fixed.current.save(filledIn, 0));
  expect(sessionStorage).toHaveLength(0);
  const mobile = keep(twoSteps, 'mobile');
  act(() => mobile.current.save(filledIn, 0));
  expect(sessionStorage).toHaveLength(1);
});
