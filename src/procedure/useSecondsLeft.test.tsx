// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setClockOffset } from '@/lib/clock';
import { CodeTime } from './CodeStep';

const at = new Date('2026-11-21T10:40:00+09:00');
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: at });
  setClockOffset(0);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  setClockOffset(0);
});

const show = (minutes: number) =>
  render(
    <CodeTime
      label="認証コード"
      expiresAt={new Date(at.getTime() + minutes * minute).toISOString()}
    />,
  );
const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
const left = () => screen.getByRole('timer').textContent;

test('the time that a code is good for is counted down', () => {
  show(10);
  expect(left()).toBe('あと10:00');
  pass(1);
  expect(left()).toBe('あと9:59');
  pass(9 * 60 + 54);
  expect(left()).toBe('あと0:05');
  expect(screen.queryByText(/有効期限が切れました/)).toBeNull();
});

test('its end is shown, and nothing counts any more', () => {
  show(1);
  pass(60);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(
    screen.getByText('認証コードの有効期限が切れました。もう一度お送りください。'),
  ).toBeDefined();
  expect(vi.getTimerCount()).toBe(0);
});

test('a code that has ended long ago counts nothing', () => {
  show(-5);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test('who leaves lets no timer run', () => {
  show(10);
  expect(vi.getTimerCount()).toBe(1);
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
});

test('the server’s clock counts, not the device’s', () => {
  setClockOffset(-5 * minute);
  show(1);
  expect(left()).toBe('あと6:00');
});
