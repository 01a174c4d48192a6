// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayRange } from '@/lib/date';
import { Calendar } from './Calendar';

afterEach(cleanup);
beforeEach(() => void choose.mockClear());

const choose = vi.fn<(day: string) => void>();
const offered = dayRange('2026-11-21', '2027-01-10');

function LastDay({ from, days = offered }: { from: string; days?: readonly string[] }) {
  const [value, setValue] = useState(from);
  const onChange = (day: string) => {
    choose(day);
    setValue(day);
  };
  return (
    <>
      <Calendar name="quit_on" label="解約を希望する日" {...{ days, value, onChange }} />
      <button onClick={() => setValue('2026-11-28')}>28日に戻す</button>
      <button onClick={() => setValue('2026-11-29')}>29日にする</button>
    </>
  );
}

const day = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const month = () => screen.getByRole('radiogroup').getAttribute('aria-label');
/** Whether the page is left to do what it does at a key by itself. */
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test.each([
  ['ArrowLeft', '2026-12-08'],
  ['ArrowRight', '2026-12-10'],
  ['ArrowUp', '2026-12-02'],
  ['ArrowDown', '2026-12-16'],
])('from December 9th %s leads to %s', (key, reached) => {
  render(<LastDay from="2026-12-09" />, { wrapper: MemoryRouter });
  day(/^12月9日/).focus();
  expect(press(key)).toBe(false);
  expect(choose).toHaveBeenCalledExactlyOnceWith(reached);
  expect(document.activeElement).toBe(screen.getByDisplayValue(reached));
});

test.each(['a', 'Enter', 'Tab', 'Home'])(
  '%s moves to no day and does what it always does',
  (key) => {
    render(<LastDay from="2026-12-09" />, { wrapper: MemoryRouter });
    day(/^12月9日/).focus();
    expect(press(key)).toBe(true);
    expect(choose).not.toHaveBeenCalled();
  },
);

test.each([
  ['2026-11-21', 'ArrowLeft'],
  ['2026-11-21', 'ArrowUp'],
  ['2027-01-10', 'ArrowRight'],
  ['2027-01-10', 'ArrowDown'],
])('from %s, at the end of what is offered, %s neither moves nor scrolls', (from, key) => {
  render(<LastDay from={from} />, { wrapper: MemoryRouter });
  const focused = screen.getByDisplayValue(from);
  const before = month();
  focused.focus();
  expect(press(key)).toBe(false);
  expect(choose).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(focused);
  expect(month()).toBe(before);
});

test('a day that is not offered is not moved to, though the one behind it is', () => {
  render(<LastDay from="2026-11-21" days={['2026-11-21', '2026-11-23', '2026-11-28']} />, {
    wrapper: MemoryRouter,
  });
  day(/^11月21日/).focus();
  press('ArrowRight');
  expect(choose).not.toHaveBeenCalled();
  press('ArrowDown');
  expect(choose).toHaveBeenCalledExactlyOnceWith('2026-11-28');
});

test('a key over the end of a month shows the next, and back over it the one before', () => {
  render(<LastDay from="2026-11-30" />, { wrapper: MemoryRouter });
  day(/^11月30日/).focus();
  press('ArrowRight');
  expect(month()).toContain('2026年12月');
  expect(document.activeElement).toBe(day(/^12月1日/));
  press('ArrowUp');
  expect(month()).toContain('2026年11月');
  expect(document.activeElement).toBe(day(/^11月24日/));
});

test('it takes no focus as it opens, nor when the day is changed elsewhere', async () => {
  render(<LastDay from="2026-11-28" />, { wrapper: MemoryRouter });
  expect(document.activeElement).toBe(document.body);
  const other = screen.getByRole('button', { name: '29日にする' });
  await userEvent.click(other);
  expect(day(/^11月29日/).checked).toBe(true);
  expect(document.activeElement).toBe(other);
});

test('nor when it is changed elsewhere to a day that a key has led to before', async () => {
  render(<LastDay from="2026-11-28" />, { wrapper: MemoryRouter });
  day(/^11月28日/).focus();
  press('ArrowRight');
  expect(document.activeElement).toBe(day(/^11月29日/));
  await userEvent.click(screen.getByRole('button', { name: '28日に戻す' }));
  const other = screen.getByRole('button', { name: '29日にする' });
  await userEvent.click(other);
  expect(day(/^11月29日/).checked).toBe(true);
  expect(document.activeElement).toBe(other);
});
