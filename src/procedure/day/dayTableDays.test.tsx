// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DayTable, type OfferedDay } from './DayTable';

afterEach(cleanup);
beforeEach(() => void choose.mockClear());

const choose = vi.fn<(day: string) => void>();
const full = 'ご予約がいっぱいです。';
const closing = '年末はお休みです。';
const days: OfferedDay[] = [
  { day: '2026-11-23' },
  { day: '2026-11-30', closed: full },
  { day: '2026-12-01' },
  { day: '2026-12-02', closed: full },
  { day: '2026-12-31', closed: closing },
];
const table = (value?: string) => (
  <DayTable label="お届け希望日" days={days} value={value} onChange={choose} />
);
const cells = () =>
  within(screen.getByRole('list', { name: 'お届け希望日' })).getAllByRole('listitem');
const said = () => cells().map((cell) => cell.textContent);
const current = () => cells().map((cell) => cell.getAttribute('aria-current'));
const buttons = () =>
  screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));
const press = (day: string) =>
  userEvent.click(screen.getByRole('button', { name: `この日にする(${day})` }));

test('the first day and the first of a month have their month, and a holiday says so', () => {
  render(table());
  expect(said()).toEqual([
    '11/23月・祝この日にする',
    '30月選択できません',
    '12/1火この日にする',
    '2水選択できません',
    '31木選択できません',
  ]);
});

test('a day is chosen by its own button, and one that is closed has none', async () => {
  render(table());
  expect(buttons()).toEqual(['この日にする(11月23日(月))', 'この日にする(12月1日(火))']);
  expect(current()).toEqual([null, null, null, null, null]);
  expect(screen.queryByRole('status')).toBeNull();
  await press('12月1日(火)');
  expect(choose).toHaveBeenCalledExactlyOnceWith('2026-12-01');
});

test('the chosen day alone says so, in place of its button', () => {
  render(table('2026-12-01'));
  expect(screen.getByRole('status').textContent).toBe('選択中');
  expect(said()[2]).toBe('12/1火選択中');
  expect(current()).toEqual([null, null, 'date', null, null]);
  expect(buttons()).toEqual(['この日にする(11月23日(月))']);
});

test('a chosen day that is closed meanwhile is not said to be chosen', () => {
  render(table('2026-12-02'));
  expect(said()[3]).toBe('2水選択できません');
  expect(screen.queryByRole('status')).toBeNull();
});

test('why days are closed is below them, each reason once', () => {
  const { container } = render(table());
  expect(container.textContent.endsWith(`選択できません${full}${closing}`)).toBe(true);
  expect(screen.getAllByText(full)).toHaveLength(1);
});

test('where no day is closed nothing is below them', () => {
  const { container } = render(
    <DayTable label="お届け希望日" days={[{ day: '2026-11-28' }]} onChange={choose} />,
  );
  expect(container.textContent).toBe('11/28土この日にする');
});

test('the focus stays where it is as the table opens, and when a day is chosen elsewhere', () => {
  const { rerender } = render(table('2026-11-23'));
  expect(document.activeElement).toBe(document.body);
  rerender(table('2026-12-01'));
  expect(document.activeElement).toBe(document.body);
});

test('only the choice that a press has made takes the focus, and only once', async () => {
  const { rerender } = render(table('2026-11-23'));
  await press('12月1日(火)');
  rerender(table('2026-12-01'));
  expect(document.activeElement).toBe(screen.getByRole('status'));
  rerender(table('2026-11-23'));
  const before = document.activeElement;
  rerender(table('2026-12-01'));
  expect(screen.getByRole('status')).not.toBe(document.activeElement);
  expect(document.activeElement).toBe(before);
});

test('Tab passes the chosen day by', async () => {
  render(table('2026-11-23'));
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('この日にする(12月1日(火))');
});
