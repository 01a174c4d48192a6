import { expect, test } from 'vitest';
import type { OpenProcedure } from './procedureData';
import { addressOf, doneAddressOf, isAt, secretsOf, stepLabelsOf, stepOf } from './steps';

const procedure = {
  path: '/mobile/top/charge/',
  steps: [
    { slug: '', label: '入力', fields: [{ name: 'amount' }] },
    {
      slug: 'code',
      label: '本人確認',
      fields: [{ name: 'password', secret: true }, { name: 'code' }],
    },
  ],
} as unknown as OpenProcedure['of'];

test('each step has its address: inputs, review, receipt', () => {
  expect([0, 1, 2].map((index) => addressOf(procedure, index))).toEqual([
    '/mobile/top/charge/',
    '/mobile/top/charge/code',
    '/mobile/top/charge/confirm',
  ]);
  expect(doneAddressOf(procedure)).toBe('/mobile/top/charge/done');
  expect(doneAddressOf({ ...procedure, path: '/payment' })).toBe('/payment/done');
});

test('all steps are named, review and receipt too', () => {
  expect(stepLabelsOf(procedure)).toEqual(['入力', '本人確認', '確認', '完了']);
  expect(stepLabelsOf({ ...procedure, doneLabel: '続き' }).at(-1)).toBe('続き');
});

test('a field is asked for in its step; what nobody asks for is shown in the first', () => {
  expect(['amount', 'password', 'code'].map((name) => stepOf(procedure, name))).toEqual([0, 1, 1]);
  expect(stepOf(procedure, 'other')).toBe(0);
});

test('the secret fields of all steps are known', () => {
  expect(secretsOf(procedure)).toEqual(['password']);
});

test.each([
  ['/mobile/two', true],
  ['/mobile/Two/confirm', true],
  ['/MOBILE/TWO', true],
  ['/mobile/one', false],
  ['/elsewhere/mobile/two', false],
])('%s belongs to /mobile/two: %s', (pathname, belongs) => {
  expect(isAt(pathname, '/mobile/two')).toBe(belongs);
  expect(isAt(pathname, '/mobile/TWO')).toBe(belongs);
});
