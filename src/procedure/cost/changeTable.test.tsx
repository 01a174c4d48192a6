// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ChangeTable } from './ChangeTable';
import { MonthlyResult } from './MonthlyResult';

afterEach(cleanup);

test.each([
  ['both', '4GB', '10GB', ['1,000円4GB', '2,000円10GB'], [2, 2]],
  ['that of before alone', '4GB', undefined, ['1,000円4GB', '2,000円'], [2, 1]],
  ['that of after alone', undefined, '10GB', ['1,000円', '2,000円10GB'], [1, 2]],
  ['none', undefined, undefined, ['1,000円', '2,000円'], [1, 1]],
])('an item names, in a line of its own, %s', (_, was, will, said, lines) => {
  const row = { key: 'plan', label: 'プラン', before: 1000, after: 2000 };
  const rows = [{ ...row, beforeName: was, afterName: will }];
  render(<ChangeTable caption="料金" rows={rows} total="毎月" />);
  const [, ...cells] = screen.getAllByRole('row')[1]?.children ?? [];
  expect(cells.map((cell) => cell.textContent)).toEqual(said);
  expect(cells.map((cell) => cell.children.length)).toEqual(lines);
});

test('Tab passes the heading of the fee by, on to what can be used', async () => {
  render(
    <>
      <MonthlyResult id="result" startsOn="2026-12-01" rows={[]} error={undefined} />
      <button>確認へ進む</button>
    </>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
