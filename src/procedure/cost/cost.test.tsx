// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Change } from './Change';
import { type ChangeRow, ChangeTable } from './ChangeTable';
import { MonthlySum } from './MonthlyResult';
import { NextBills } from './NextBills';

afterEach(cleanup);

const rowsOf = (before: number, after: number): ChangeRow[] => [
  { key: 'plan', label: 'プラン', before, after, beforeName: '4GB', afterName: '10GB' },
  { key: 'call', label: '通話', before: 550, after: 550 },
];
const textOf = (content: React.ReactElement) => render(content).container.textContent;

test('a table of a change has each item, its names and both sums', () => {
  render(<ChangeTable caption="毎月の料金" rows={rowsOf(1000, 2000)} total="毎月" />);
  expect(screen.getByRole('table', { name: '毎月の料金' })).toBeTruthy();
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    '項目いま変更後',
    'プラン1,000円4GB2,000円10GB',
    '通話550円550円',
    '毎月1,550円2,550円',
  ]);
});

test.each([
  [1000, 2000, true, '毎月 2,550円いまより1,000円高い'],
  [2000, 1000, true, '毎月 1,550円いまより1,000円安い'],
  [1000, 1000, true, '毎月 1,550円いまと同じ料金です'],
  [1000, 1000, false, '毎月 1,550円いまと同じです'],
])('a fee of %i that becomes %i (changed: %s) is said as %s', (before, after, isChanged, said) => {
  expect(textOf(<MonthlySum rows={rowsOf(before, after)} isChanged={isChanged} />)).toBe(said);
});

test('a number before and after is read as a change', () => {
  expect(textOf(<Change before="12.6" after="10.6" unit="GB" />)).toBe(
    '12.6GBから10.6GBになります',
  );
});

test.each([
  ['2026-12-01', '12月1日(火)に切り替わるため、日割りはありません。'],
  ['2026-12-15', '月の途中で始まっても日割りにはならず、12月から毎月2,000円です。'],
])('the bills around %s are the last old and the first new one', (startsOn, said) => {
  render(<NextBills what="プラン" before={1000} after={2000} startsOn={startsOn} />);
  expect(screen.getByRole('table', { name: 'プランのご請求' })).toBeTruthy();
  const [, old, next] = screen.getAllByRole('row').map((row) => row.textContent);
  expect(old).toBe('12月のご請求11月ご利用分・いまの料金1,000円');
  expect(next).toBe('1月のご請求12月ご利用分・新しい料金2,000円');
  expect(document.body.textContent).toContain(`プランの分です。${said}`);
});
