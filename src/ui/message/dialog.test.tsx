// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog, fetchDialog } from './Dialog';

afterEach(cleanup);

test('the focus goes to the action that changes nothing, and Escape leaves only where it may', async () => {
  const leave = vi.fn();
  const stop = vi.fn();
  const dialog = (onClose?: () => void) => (
    <Dialog
      open
      title="解約しますか"
      onClose={onClose}
      actions={[
        { label: '解約する', onClick: stop, variant: 'destructive' },
        { label: 'やめる', onClick: leave },
      ]}
    >
      元に戻せません。
    </Dialog>
  );
  await fetchDialog();
  const { rerender } = render(dialog());
  expect(screen.getByRole('dialog', { name: '解約しますか' })).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'やめる' })),
  );
  await userEvent.keyboard('{Escape}');
  expect(leave).not.toHaveBeenCalled();
  rerender(dialog(leave));
  await userEvent.keyboard('{Escape}');
  expect(leave).toHaveBeenCalledTimes(1);
  expect(stop).not.toHaveBeenCalled();
});

test('the second Enter of a double press that opened it answers nothing', async () => {
  const leave = vi.fn();
  await fetchDialog();
  render(
    <Dialog open title="もう一度申し込みますか" actions={[{ label: '送信しない', onClick: leave }]}>
      今回の分は、まだ送信していません。
    </Dialog>,
  );
  const button = screen.getByRole('button', { name: '送信しない' });
  fireEvent.click(button, { detail: 0 });
  expect(leave).not.toHaveBeenCalled();
  fireEvent.click(button, { detail: 1 });
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
  fireEvent.click(button, { detail: 0 });
  expect(leave).toHaveBeenCalledTimes(2);
});
