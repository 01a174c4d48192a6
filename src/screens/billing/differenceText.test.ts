import { expect, test } from 'vitest';
import type { Phrase } from '@/catalogue/billing';
import { differenceSentence } from './differenceText';

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
    '先月より500円減りました。おもな理由は割引(−800円)です。いっぽう、通話料は増えています。',
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
