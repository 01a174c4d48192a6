// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { SendingForm } from './SendingForm';
import { believeOffline } from './testProcedure';
import type { Sending } from './useSending';

afterEach(cleanup);

const run = vi.fn();
const onRefused = vi.fn();

function Mail({ sending, changes }: { sending?: Partial<Sending>; changes?: boolean }) {
  const form = useForm<{ mail: string }>({ defaultValues: { mail: '' } });
  return (
    <SendingForm
      form={form}
      sending={{ run, isSending: false, problem: undefined, ...sending }}
      onRefused={onRefused}
      action="登録する"
      changes={changes}
      exit={<a href="/x">やめる</a>}
      foot={<p>登録は無料です</p>}
    >
      <input aria-label="メール" {...form.register('mail', { required: true })} />
    </SendingForm>
  );
}
const send = () => userEvent.type(screen.getByLabelText('メール'), '{Enter}');

test('it sends what is right, once a press, and tells of what is wrong', async () => {
  run.mockClear();
  render(<Mail />);
  expect(document.body.textContent).toBe('登録するやめる登録は無料です');
  await send();
  await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
  expect(run).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('メール'), 'a');
  await userEvent.click(screen.getByRole('button', { name: '登録する' }));
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
});

test('a device that believes itself offline sends', async () => {
  run.mockClear();
  render(<Mail />);
  await userEvent.type(screen.getByLabelText('メール'), 'a');
  act(believeOffline);
  await send();
  await waitFor(() => expect(run).toHaveBeenCalledOnce());
});

test('an arrow leads to another step, and there is none where something changes at once', () => {
  const arrow = () => screen.getByRole('button', { name: '登録する' }).querySelector('svg');
  const { rerender } = render(<Mail />);
  expect(arrow()).not.toBeNull();
  rerender(<Mail changes />);
  expect(arrow()).toBeNull();
});

test('it says what is under way, and why sending failed', () => {
  const problem = { title: '送れません', text: 'あとで' };
  const { rerender } = render(<Mail sending={{ isSending: true }} />);
  expect(screen.getByText('送信しています')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<Mail sending={{ isSending: true }} changes />);
  expect(screen.getByText('変更しています')).toBeTruthy();
  rerender(<Mail sending={{ problem }} />);
  expect(screen.getByRole('alert').textContent).toBe('送れませんあとで');
});
