// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RevealRows } from './RevealRows';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <RevealRows items={[{ term: '契約番号', value: '2003-7710', tail: '7710', dots: '••••' }]} />,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a secret shows for 30 seconds and says how long', () => {
  expect(screen.queryByText('2003-7710')).toBeNull();
  press('表示(契約番号)');
  expect(screen.getByText('2003-7710')).toBeTruthy();
  pass(6000);
  expect(screen.getByText('あと24秒で隠れます')).toBeTruthy();
  pass(24_000);
  expect(screen.queryByText('2003-7710')).toBeNull();
});

test('shown again, it has its whole 30 seconds', () => {
  press('表示(契約番号)');
  pass(20_000);
  press('隠す(契約番号)');
  expect(screen.queryByText('2003-7710')).toBeNull();
  press('表示(契約番号)');
  pass(29_000);
  expect(screen.getByText('2003-7710')).toBeTruthy();
});

test('a device that slept has hidden it when it wakes', () => {
  press('表示(契約番号)');
  expect(screen.getByText('2003-7710')).toBeTruthy();
  vi.setSystemTime(Date.now() + 60_000);
  pass(1000);
  expect(screen.queryByText('2003-7710')).toBeNull();
});
