import { expect, test } from 'vitest';
import { optionTypeStatus } from './optionTypeStatus';

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
])('rvoip %s is shown as %s, %s', (told, status, label) => {
  expect(optionTypeStatus('rvoip', { ...closed, status: told })).toEqual({ status, label });
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
