// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcement } from './Announcement';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const said = () => screen.getByRole('status').textContent;

test('what is there at first is not announced', () => {
  render(<Announcement>合計は550円です。</Announcement>);
  wait(5_000);
  expect(said()).toBe('');
});

test('news is announced though it was there at first', () => {
  render(<Announcement isNews>ログインしました。</Announcement>);
  expect(said()).toBe('');
  wait(1_000);
  expect(said()).toBe('ログインしました。');
});

test('while a number is typed only what it comes to is announced', () => {
  const { rerender } = render(<Announcement>合計は0円です。</Announcement>);
  for (const yen of ['5', '55', '550']) {
    rerender(<Announcement>{`合計は${yen}円です。`}</Announcement>);
    wait(400);
    expect(said()).toBe('');
  }
  wait(1_000);
  expect(said()).toBe('合計は550円です。');
});

test('what was taken back before it was announced is no news', () => {
  const { rerender } = render(<Announcement>合計は0円です。</Announcement>);
  rerender(<Announcement>合計は550円です。</Announcement>);
  wait(400);
  rerender(<Announcement>合計は0円です。</Announcement>);
  wait(5_000);
  expect(said()).toBe('');
});

test('what is chosen again after something else is announced again', () => {
  const { rerender } = render(<Announcement>合計は0円です。</Announcement>);
  rerender(<Announcement>合計は550円です。</Announcement>);
  wait(1_000);
  rerender(<Announcement>合計は0円です。</Announcement>);
  wait(1_000);
  expect(said()).toBe('合計は0円です。');
});
