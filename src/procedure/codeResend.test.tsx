// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setClockOffset } from '@/lib/clock';
import { CodeResend } from './CodeStep';
import type { Sending } from './useSending';

const at = new Date('2026-11-21T10:40:00+09:00');

beforeEach(() => {
  vi.useFakeTimers({ now: at });
  setClockOffset(0);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const run = vi.fn();
const ready: Sending = { run, isSending: false, problem: undefined };
const again = '届かないときは';

/** Draws it with a wait of some seconds, and gives what it says. */
function show(seconds: number, resend: Sending | undefined = ready, isAgain?: boolean) {
  const resendAt = new Date(at.getTime() + seconds * 1000).toISOString();
  const { container } = render(
    <CodeResend resendAt={resendAt} resend={resend} again={isAgain}>
      <p>ほかの方法</p>
    </CodeResend>,
  );
  return container;
}

test.each([
  [1, '1秒後'],
  [59, '59秒後'],
  [60, '約1分後'],
  [61, '約2分後'],
  [180, '約3分後'],
])('in %i seconds a code can be sent again: %s', (seconds, wait) => {
  expect(show(seconds).textContent).toBe(`${again}${wait}に、もう一度送れますほかの方法`);
  expect(screen.queryByRole('button')).toBeNull();
});

test('once the wait is over the button is there, and sends', () => {
  const drawn = show(2);
  act(() => void vi.advanceTimersByTime(2000));
  expect(drawn.textContent).toBe(`${again}もう一度送るほかの方法`);
  run.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'もう一度送る' }));
  expect(run).toHaveBeenCalledTimes(1);
});

test('while it is sent there is no button', () => {
  expect(show(0, { ...ready, isSending: true }).textContent).toBe(
    `${again}送信していますほかの方法`,
  );
});

test('that another code was sent is shown as it comes', () => {
  show(0, ready, true);
  expect(screen.getByRole('status').textContent).toBe('もう一度お送りしました。');
  cleanup();
  show(0, ready, false);
  expect(screen.queryByRole('status')).toBeNull();
});

test('why it could not be sent is shown', () => {
  show(0, { ...ready, problem: { title: '送れません', text: '回数を超えました。' } });
  expect(screen.getByRole('alert').textContent).toBe('送れません回数を超えました。');
});

test('a page that can’t send another leaves the other ways', () => {
  const { container } = render(
    <CodeResend resendAt={at.toISOString()} resend={undefined} again={false}>
      <p>ほかの方法</p>
    </CodeResend>,
  );
  expect(container.textContent).toBe(`${again}ほかの方法`);
});
