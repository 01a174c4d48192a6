// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayRange } from '@/lib/date';
import { Calendar } from './Calendar';

afterEach(cleanup);
beforeEach(() => void choose.mockClear());

const choose = vi.fn<(day: string) => void>();
const offered = dayRange('2026-11-21', '2027-01-10');

const show = (value = '', days: readonly string[] = offered) =>
  render(
    <Calendar
      name="quit_on"
      label="解約を希望する日"
      days={days}
      value={value}
      onChange={choose}
    />,
    { wrapper: MemoryRouter },
  );
const month = () => screen.getByRole('radiogroup').getAttribute('aria-label');
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
const turns = () => screen.queryAllByRole('button').map((one) => one.getAttribute('aria-label'));
const turnTo = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: `${name}を表示する` }));

test.each([
  ['of the first day, while none is chosen', '', '2026年11月'],
  ['of the chosen day', '2026-12-24', '2026年12月'],
  ['of the first day, where the chosen one is not offered any more', '2027-03-01', '2026年11月'],
])('it opens with the month %s', (_, value, opened) => {
  show(value);
  expect(month()).toBe(`解約を希望する日(${opened})`);
  expect(screen.getByText(opened)).toBeTruthy();
});

test('where no day is offered it shows the month of the chosen one, and no other', () => {
  show('2026-12-24', []);
  expect(month()).toBe('解約を希望する日(2026年12月)');
  expect(turns()).toEqual([]);
  expect(radios().every(({ disabled }) => disabled)).toBe(true);
});

test('a month has all its days in a group of one name, below the days of the week', () => {
  const { container } = show();
  const days = radios();
  expect(days.map(({ value }) => value)).toEqual(dayRange('2026-11-01', '2026-11-30'));
  expect(new Set(days.map(({ name }) => name))).toEqual(new Set(['quit_on']));
  const heads = [...container.querySelectorAll('[role=radiogroup] > [aria-hidden]')];
  expect(heads.map((head) => head.textContent).join('')).toBe('日月火水木金土');
});

test('a holiday says so below its date', () => {
  show();
  const cells = radios().map((one) => one.closest('label')?.textContent);
  expect(cells.slice(21, 24)).toEqual(['22', '23祝', '24']);
  expect(radios()[23]?.getAttribute('aria-label')).toBe('11月24日(火)');
});

test('the days that are not offered can’t be chosen, also between others', () => {
  show('', ['2026-11-21', '2026-11-23']);
  expect(radios().flatMap(({ disabled, value }) => (disabled ? [] : [value]))).toEqual([
    '2026-11-21',
    '2026-11-23',
  ]);
});

test.each([
  ['', 'none'],
  ['2026-11-28', '2026-11-28'],
])('of the days the chosen one is checked: %s', (value, checked) => {
  show(value);
  expect(radios().find((one) => one.checked)?.value ?? 'none').toBe(checked);
});

test('the buttons lead through the months that are offered, there and back, and choose nothing', async () => {
  show();
  expect(turns()).toEqual(['12月を表示する']);
  await turnTo('12月');
  expect(turns()).toEqual(['11月を表示する', '1月を表示する']);
  await turnTo('1月');
  expect(month()).toBe('解約を希望する日(2027年1月)');
  expect(turns()).toEqual(['12月を表示する']);
  expect(screen.getByRole('button').textContent).toBe('12月');
  await turnTo('12月');
  await turnTo('11月');
  expect(month()).toBe('解約を希望する日(2026年11月)');
  expect(choose).not.toHaveBeenCalled();
});

test('the button back and the one on point different ways', async () => {
  show();
  await turnTo('12月');
  const [back, on] = screen
    .getAllByRole('button')
    .map((one) => one.querySelector('path')?.getAttribute('d'));
  expect(back).toBeTruthy();
  expect(on).toBeTruthy();
  expect(back).not.toBe(on);
});
