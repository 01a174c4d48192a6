import { expect, test } from 'vitest';
import type * as Schema from '@/api/generated/schemas';
import type { Phrase } from '@/catalogue/billing';
import { billParts, differenceSentence, taxTexts } from './billParts';

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

const reason = (label: string, amount: number) => ({
  kind: 'usage' as const,
  label,
  detail: null,
  started_on: null,
  amount,
});
const textOf = (phrases: Phrase[]) =>
  phrases.map((p) => (typeof p === 'string' ? p : 'strong' in p ? p.strong : p.hold)).join('');

test('more: what weighs most, and what goes the other way', () =>
  expect(
    textOf(
      differenceSentence(
        2375,
        [reason('通話料', 186), reason('動画見放題', 2189), reason('割引', 0)],
        '10月',
      ),
    ),
  ).toBe('先月より2,375円増えました。いちばん大きいのは動画見放題(+2,189円)です。'));

test('less', () =>
  expect(
    textOf(differenceSentence(-500, [reason('割引', -800), reason('通話料', 300)], '10月')),
  ).toBe(
    '先月より500円減りました。おもな理由は割引(−800円)です。いっぽう、通話料の分は高くなっています。',
  ));

test('one single difference is the reason, and not the largest', () =>
  expect(textOf(differenceSentence(2189, [reason('動画見放題', 2189)], '10月'))).toBe(
    '先月より2,189円増えました。理由は動画見放題(+2,189円)です。',
  ));

test('the same', () => {
  expect(textOf(differenceSentence(0, [], '10月のご請求'))).toBe('10月のご請求と同じ金額です。');
  expect(
    textOf(differenceSentence(0, [reason('割引', -1), reason('通話料', 1)], '10月')),
  ).toContain('増えた分と減った分が同じ');
});

const ten = { rate: 10, taxable: 9482, tax: 948 };
const eight = { rate: 8, taxable: 1000, tax: 80 };

test('one rate is said by the bill, several by the invoice', () => {
  expect(taxTexts({ rate: 10, amount: 948 }, [ten])).toEqual(['うち消費税(10%) 948円']);
  expect(taxTexts({ rate: 10, amount: 948 }, [])).toEqual(['うち消費税(10%) 948円']);
  expect(taxTexts({ rate: 10, amount: 1028 }, [ten, eight])).toEqual([
    '10%対象 税抜9,482円・消費税948円',
    '8%対象 税抜1,000円・消費税80円',
  ]);
  expect(taxTexts(null, [])).toEqual([]);
});
