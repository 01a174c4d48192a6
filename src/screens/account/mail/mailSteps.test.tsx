// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { logInForEach, show } from '@/procedure/testProcedure';
import { AddressForm } from './MailSteps';
import { sendNumber, type SentNumber } from './mutations';

logInForEach();
vi.mock('./mutations', () => ({ sendNumber: vi.fn() }));
const sent = { confirmation_id: 'c0123456789' } as SentNumber;
const onSent = vi.fn();
beforeEach(() => {
  onSent.mockReset();
  vi.mocked(sendNumber).mockReset().mockResolvedValue(sent);
});

const open = () =>
  show(
    <AddressForm
      isFirst={false}
      before=""
      exit={{ to: '/top', label: 'トップに戻る' }}
      onSent={onSent}
    />,
  );
const email = () => screen.getByLabelText<HTMLInputElement>('新しいメールアドレス');
const again = () => screen.getByLabelText<HTMLInputElement>('新しいメールアドレス(確認用)');
const type = (field: HTMLInputElement, typed: string) =>
  fireEvent.change(field, { target: { value: typed } });
const send = () => userEvent.click(screen.getByRole('button', { name: '認証コードを送る' }));
const errorOf = (name: string) => document.getElementById(`${name}-error`)?.textContent;

test('no browser rewrites what is typed: the fields are of text, with the keys and the address of an e-mail', () => {
  open();
  for (const field of [email(), again()]) {
    expect(field.type).toBe('text');
    expect(field.inputMode).toBe('email');
  }
  expect(email().autocomplete).toBe('email');
});

test('a wrong address is reported when its field is left, and the suggested one waits for a press', async () => {
  open();
  type(email(), '山本 <taro@example.jp>');
  fireEvent.blur(email());
  const agree = await screen.findByRole('button', { name: '「taro@example.jp」にする' });
  expect(errorOf('email')).toContain('「山」は使えません。');
  expect(email().value).toBe('山本 <taro@example.jp>');
  await userEvent.click(agree);
  expect(email().value).toBe('taro@example.jp');
  await waitFor(() => expect(errorOf('email')).toBeUndefined());
  expect(screen.queryByText('「taro@example.jp」にする')).toBeNull();
  type(again(), 'mailto:taro@example.jp');
  await send();
  expect(errorOf('again')).toContain('「:」は使えません。');
  expect(sendNumber).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '「taro@example.jp」にする' }));
  await send();
  await waitFor(() => expect(onSent).toHaveBeenCalledExactlyOnceWith('taro@example.jp', sent));
});

test.each(['taro@example.jp、', '<taro@example.jp>', 'taro@example。jp'])(
  'no number is sent to %s',
  async (typed) => {
    open();
    type(email(), typed);
    type(again(), typed);
    await send();
    await waitFor(() => expect(errorOf('email')).toMatch(/^「.」は使えません。/));
    expect(sendNumber).not.toHaveBeenCalled();
    expect(email().value).toBe(typed);
  },
);

test('width and invisible characters are corrected in the field', async () => {
  open();
  type(email(), '\u202dａ..b.＠docomo.ne.jp\u202c');
  fireEvent.blur(email());
  expect(email().value).toBe('a..b.@docomo.ne.jp');
  type(again(), 'a..b.@docomo.ne.jp ');
  await send();
  await waitFor(() => expect(onSent).toHaveBeenCalledExactlyOnceWith('a..b.@docomo.ne.jp', sent));
});

test('a domain of another script, which a browser may have made, is asked about', () => {
  open();
  expect(screen.queryByText(/「xn--」/)).toBeNull();
  type(email(), 'taro@example.xn--jp-p13a');
  expect(screen.getByText(/「xn--」/).textContent).toContain('お確かめください');
});
