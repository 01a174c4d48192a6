// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fetchWaitingSheet, WriteOverlay } from './WriteOverlay';

beforeAll(async () => {
  await fetchWaitingSheet();
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function setUp(isWriting: boolean, lookAt?: { to: string; label: string }) {
  const pressed = vi.fn();
  const page = (writes: boolean) => (
    <MemoryRouter>
      <button onClick={pressed}>追加する</button>
      <WriteOverlay isWriting={writes} {...(lookAt && { lookAt })} />
    </MemoryRouter>
  );
  const { rerender } = render(page(isWriting));
  const button = screen.getByText('追加する');
  button.focus();
  return { pressed, button, becomes: (writes: boolean) => rerender(page(writes)) };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const said = () => screen.getByRole('status').textContent;

test('no press reaches the page while something is sent, and each does afterwards', async () => {
  const { pressed, button, becomes } = setUp(true);
  button.click();
  await pass(300);
  button.click();
  expect(pressed).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  becomes(false);
  button.click();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('what is answered soon is not announced; what is not, is', async () => {
  setUp(true);
  await pass(299);
  expect(said()).toBe('');
  await pass(1);
  expect(said()).toContain('送信しています');
});

test('after ten seconds it says where to look, and lets the customer go there', async () => {
  const { pressed, button } = setUp(true, { to: '/notification_history', label: 'お知らせ履歴' });
  await pass(9_999);
  expect(said()).not.toContain('時間がかかっています');
  await pass(1);
  expect(said()).toContain('もう一度押さずに');
  act(() => screen.getByText('お知らせ履歴を見る').click());
  button.click();
  expect(pressed).toHaveBeenCalledTimes(1);
});
