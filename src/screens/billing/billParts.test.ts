import { expect, test } from 'vitest';
import type * as Schema from '@/api/generated/schemas';
import { billParts } from './billParts';

const line = (kind: Schema.BillLine['kind'], amount: number): Schema.BillLine => ({
  kind,
  label: kind,
  detail: null,
  quantity: null,
  amount,
});
const group = (label: string, ...lines: Schema.BillLine[]) => ({
  label,
  phone_number: null,
  lines,
  subtotal: lines.reduce((sum, { amount }) => sum + amount, 0),
});

test('The sections of a bill are the parts of its sum, each leading to its own', () => {
  const parts = billParts({
    groups: [
      group('インターネット', line('base', 5720), line('discount', -501)),
      group('割引だけ', line('discount', -100)),
      group('ホームでんわ', line('base', 550)),
    ],
    carried_forward: [{ usage_month: '202609', label: '番号案内', reason: '遅れ', amount: 99 }],
  });
  expect(parts).toEqual([
    { label: 'インターネット', amount: 5219, section: 'group-0' },
    { label: 'ホームでんわ', amount: 550, section: 'group-2' },
    { label: '前の月からの繰り越し', amount: 99, section: 'carried-forward' },
    { label: '割引だけ', amount: -100, section: 'group-1' },
  ]);
});

test('A bill of one section is parted by what its lines are for', () => {
  const parts = billParts({
    groups: [
      group(
        'モバイル',
        line('base', 2068),
        line('option', 490),
        line('option', 550),
        line('discount', -330),
        line('call', 187),
      ),
    ],
    carried_forward: [],
  });
  expect(parts.map(({ label, amount }) => [label, amount])).toEqual([
    ['基本料金', 2068],
    ['オプション料金', 1040],
    ['通話料', 187],
    ['割引', -330],
  ]);
  expect(new Set(parts.map(({ section }) => section))).toEqual(new Set(['group-0']));
});

test('What costs nothing is no part, and a bill without lines has none', () => {
  expect(billParts({ groups: [group('A', line('base', 0))], carried_forward: [] })).toEqual([]);
  expect(billParts({ groups: [], carried_forward: [] })).toEqual([]);
});
