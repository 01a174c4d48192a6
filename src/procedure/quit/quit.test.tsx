// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testProcedure';
import { LossList, lostOf, QuitCost, ReturnList, returnsOf } from './LossList';

afterEach(cleanup);

const router = { name: 'ルーター', note: '12月20日まで', kind: 'return' } as const;
const cable = { name: '電源', note: null, kind: 'return' } as const;
const mail = { name: 'メール', note: null, kind: 'use' } as const;

test('what can’t be used any more is distinguished from what has to be sent back', () => {
  const losses = [mail, router, cable];
  expect(lostOf(losses)).toEqual([mail]);
  expect(returnsOf(losses)).toEqual([router, cable]);
});

test('what has to be sent back says until when, or that it has to, and leads to how', () => {
  show(<ReturnList returns={[router, cable]} to="/contract/quit/return" />);
  expect(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
  ).toEqual([
    ['ルーター', '12月20日まで'],
    ['電源', '返却してください'],
  ]);
  expect(screen.getByRole('link', { name: '返却方法を見る' }).getAttribute('href')).toBe(
    '/contract/quit/return',
  );
});

const losses = [
  { from_on: '2027-01-01', name: 'メール', note: null },
  { from_on: '2026-12-01', name: '電話', note: '番号を移すなら、先にお申し込みください。' },
  { from_on: '2027-01-01', name: '留守番電話', note: 'お聞きください。' },
];
const days = () =>
  screen
    .getAllByRole('list')
    .map((list) => [
      list.previousSibling?.textContent,
      ...[...list.children].map((item) => item.textContent),
    ]);

test('what ends is shown by day, the first day first', () => {
  render(<LossList losses={losses} />);
  expect(days()).toEqual([
    ['12月1日(火)から', '電話番号を移すなら、先にお申し込みください。'],
    ['1月1日(金)から', 'メール', '留守番電話お聞きください。'],
  ]);
});

test('where the day isn’t known yet it is shown in words', () => {
  render(<LossList losses={losses.slice(1, 2)} when="解約日の翌日から" />);
  expect(days()).toEqual([['解約日の翌日から', '電話番号を移すなら、先にお申し込みください。']]);
});

const fees = [
  { name: '契約解除料', amount: 1100, note: '2年契約のため' },
  { name: '工事費の残り', amount: 22000, note: null },
];
const costOf = (parts: Partial<Parameters<typeof QuitCost>[0]['info']> = {}, note?: string) =>
  render(<QuitCost info={{ fees, fee_total: 23100, ...parts }} note={note} />).container
    .textContent;
const totalOf = (...cost: Parameters<typeof costOf>) => costOf(...cost).split('合計')[1];

test('what leaving costs is listed with its total', () => {
  expect(totalOf()).toBe('23,100円');
  expect(screen.getByRole('table', { name: '解約にかかる費用' })).toBeTruthy();
  const [, ...rows] = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual(['契約解除料2年契約のため1,100円', '工事費の残り22,000円']);
});

test.each([
  ['the month of the bill', { fee_month: '202701' }, undefined, '1月のご請求に含まれます'],
  ['words, where no month is known', {}, '次のご請求に含まれます', '次のご請求に含まれます'],
  ['words rather than the month', { fee_month: '202701' }, '別に請求します', '別に請求します'],
])('with the total is %s', (_, info, note, said) => {
  expect(totalOf(info, note)).toBe(`23,100円${said}`);
});

test('that it costs nothing is said without a table', () => {
  expect(costOf({ fees: [], fee_total: 0 })).toBe('費用はかかりません。');
  expect(screen.queryByRole('table')).toBeNull();
});

test('of several names in a row none is lost, one that comes twice either', () => {
  const name = '動画見放題・動画見放題・メッシュWi-Fi';
  const { container } = render(<LossList losses={[{ from_on: '2026-12-01', name, note: null }]} />);
  expect(container.querySelector('li')?.textContent).toBe(name);
});
