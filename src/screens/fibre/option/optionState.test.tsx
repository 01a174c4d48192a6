// @vitest-environment jsdom
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '@/api/generated/operations';
import { ofService, read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import { optionTypeStatus, useOptionState } from './optionState';

vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'f10482175' }) }));

afterEach(cleanup);

const newer = { code: 'MO999N', status: 'SRVC', monthly_fee: 550, order_types: ['3'] };

/** The state of a code, while the contract has an option that is newer than the catalogue. */
function stateOf(code: string, setUp?: (client: QueryClient) => void) {
  const client = createQueryClient();
  client.setQueryData(read(api.getOption).queryKey, { options: [newer] } as never);
  client.setQueryData(read(api.getPaymentRestrictionOption, ofService('fixed')).queryKey, {
    options: [],
  } as never);
  setUp?.(client);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useOptionState(code), { wrapper }).result.current;
}

test('an option that only the contract names can be seen', () => {
  expect(stateOf('MO999N')).toMatchObject({ isListed: true, status: 'SRVC', fee: 550 });
});

test('an option in a status that this build does not know can be seen, and nothing ordered', () => {
  const state = stateOf('MO999N', (client) => {
    const options = [{ ...newer, status: 'NEWER' }];
    client.setQueryData(read(api.getOption).queryKey, { options } as never);
  });
  expect(state).toMatchObject({ isListed: true, status: 'NEWER', allowed: [] });
});

test('an option of the catalogue that the contract does not name is offered', () => {
  expect(stateOf('MO120N')).toMatchObject({ isListed: true, status: 'NONE', allowed: ['1', '6'] });
});

test.each([
  ['ENTR', '光の開通後に始まります'],
  ['SRVC', 'お申し込みの翌月1日'],
])('an option begins after the line for who waits for it: %s', (cnStatusCode, startText) => {
  const state = stateOf('MO120N', (client) =>
    client.setQueryData(read(api.getUser).queryKey, { plan: { cnStatusCode } } as never),
  );
  expect(state.terms.startText).toBe(startText);
});

test('a code that neither names is no option', () => {
  expect(stateOf('MO371N').isListed).toBe(false);
});

test('a cheaper edition is no benefit', () => {
  const free = { code: 'MO110N', status: 'SRVC', monthly_fee: 0, order_types: ['3', '5'] };
  const state = stateOf('MO110N', (client) =>
    client.setQueryData(read(api.getOptionSecurity).queryKey, free as never),
  );
  expect(state).toMatchObject({ fee: 0, regularFee: 0 });
});

test.each([
  ['ENTR', '2026-12-01'],
  ['SRVC', null],
])(
  'the start in a list that says %s is that of an order only if it says the same',
  (status, startsOn) => {
    const listed = { ...newer, code: 'MO361N', status, starts_on: '2026-12-01' };
    const own = {
      code: 'MO361N',
      status: 'ENTR',
      started_on: null,
      monthly_fee: 550,
      order_types: [],
    };
    const state = stateOf('MO361N', (client) => {
      client.setQueryData(read(api.getOption).queryKey, { options: [listed] } as never);
      client.setQueryData(read(api.getOptionSmartLife).queryKey, own as never);
    });
    expect(state).toMatchObject({ status: 'ENTR', startsOn });
  },
);

const closed = { order_types: [], reason: null };

test.each([
  ['NONE', 'ENTR', '申込手続き中'],
  ['ENTRY_ACCEPT', 'ENTR', '申込手続き中'],
  ['ENTRY_NG_SUPPORTED', 'ENTR', '申込手続き中'],
  ['ENTRY_OPENING_REQUESTED', 'ENTR', '申込手続き中'],
  ['SERVICE', 'SRVC', '利用中'],
  ['QUIT_QUITTIG', 'QTWT', '解約手続き中'],
  ['QUIT_REQUESTED', 'QTWT', '解約手続き中'],
  ['QUIT_FINISHED', 'QUIT', '解約済み'],
  ['CANCEL_CANCELING', 'CNCL', '取り消し済み'],
  ['CANCEL', 'CNCL', '取り消し済み'],
])('rvoip %s is shown as %s, %s', (own, status, label) => {
  expect(optionTypeStatus('rvoip', { ...closed, status: own })).toEqual({ status, label });
});

test('rvoip that can still be applied for, or says why not, is not on its way', () => {
  expect(optionTypeStatus('rvoip', { status: 'NONE', order_types: ['1'], reason: null })).toEqual({
    status: 'NONE',
  });
  expect(optionTypeStatus('rvoip', { status: 'NONE', order_types: [], reason: 'x' }).status).toBe(
    'NONE',
  );
});

test('a status that is newer than this build stays what it is, and can’t be read', () => {
  for (const kind of ['rvoip', 'unext', 'voip'] as const)
    expect(optionTypeStatus(kind, { ...closed, status: 'NEWER' })).toEqual({ status: '?NEWER' });
});

test('words of their own: a quit that is accepted, asked for, or complete', () => {
  const shown = (kind: 'unext' | 'voip', status: string) =>
    optionTypeStatus(kind, { ...closed, status });
  expect(shown('unext', 'termination_accepted')).toEqual({ status: 'QTWT', label: '解約受付済み' });
  expect(shown('voip', 'QTRQ')).toEqual({ status: 'QTWT', label: '解約依頼済み' });
  expect(shown('voip', 'QUIT')).toEqual({ status: 'QUIT', label: '解約完了' });
  expect(shown('voip', 'SRVC')).toEqual({ status: 'SRVC' });
  expect(optionTypeStatus('secom', { ...closed, status: null })).toEqual({ status: 'NONE' });
});
