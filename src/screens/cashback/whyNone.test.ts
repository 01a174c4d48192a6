import { expect, test } from 'vitest';
import { whyNone } from './useOpenCashbacks';

const paid = 'すでにキャッシュバックの入金手続が行われています';

test.each([
  ['1', paid],
  ['5', paid],
  ['2', '受け取りの期限を過ぎています。'],
  ['3', 'キャッシュバック対象外です。'],
])('status %s: %s', (status, text) => {
  expect(whyNone([{ status, from: null }])).toBe(text);
});

test('one that is still to come says from when', () => {
  expect(whyNone([{ status: '0', from: '2099-03-01' }])).toContain('2099年3月1日(日)からです');
  expect(whyNone([{ status: '0', from: null }])).toContain('まだ始まっていません');
});

test('without any there is nothing to receive', () => {
  expect(whyNone([])).toBe('キャッシュバック対象外です。');
});

test('what is on its way goes before what has ended', () => {
  expect(
    whyNone([
      { status: '2', from: null },
      { status: '0', from: '2099-03-01' },
    ]),
  ).toContain('2099年3月1日(日)から');
});
