// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Reveal } from './Reveal';
import { RevealRows } from './row/RevealRows';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('a secret shows for 30 seconds and says how long', () => {
  render(<Reveal label="初期パスワード" value="k7-mina" />);
  expect(screen.queryByText('k7-mina')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '初期パスワードを表示' }));
  expect(screen.getByText('k7-mina')).toBeTruthy();
  pass(6000);
  expect(screen.getByText('あと24秒で隠れます')).toBeTruthy();
  pass(24_000);
  expect(screen.queryByText('k7-mina')).toBeNull();
});

test('shown again, it has its whole 30 seconds', () => {
  render(<Reveal label="初期パスワード" value="k7-mina" />);
  fireEvent.click(screen.getByRole('button', { name: '初期パスワードを表示' }));
  pass(20_000);
  fireEvent.click(screen.getByRole('button', { name: '初期パスワードを隠す' }));
  expect(screen.queryByText('k7-mina')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '初期パスワードを表示' }));
  pass(29_000);
  expect(screen.getByText('k7-mina')).toBeTruthy();
});

test('a device that slept has hidden it when it wakes', () => {
  render(
    <RevealRows items={[{ term: '契約番号', value: '2003-7710', tail: '7710', dots: '••••' }]} />,
  );
  fireEvent.click(screen.getByRole('button', { name: '表示(契約番号)' }));
  expect(screen.getByText('2003-7710')).toBeTruthy();
  vi.setSystemTime(Date.now() + 60_000);
  pass(1000);
  expect(screen.queryByText('2003-7710')).toBeNull();
});
