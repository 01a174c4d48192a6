// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '@/api/errors';
import { LoginForm, LoginNoticeBox } from './LoginForm';
import { loginProblem } from './loginNotices';

const onSubmit = vi.fn();
beforeEach(() => void onSubmit.mockReset());
afterEach(cleanup);

const id = () => screen.getByLabelText<HTMLInputElement>('お客さまID');
const password = () => screen.getByLabelText<HTMLInputElement>('パスワード');
const errors = () =>
  [id(), password()].map((field) => field.getAttribute('aria-describedby') ?? '');
/** Writes as a password manager does: without an event. */
function logIn(typedId: string, typedPassword: string) {
  render(<LoginForm busy={false} onSubmit={onSubmit} />);
  id().value = typedId;
  password().value = typedPassword;
  fireEvent.click(screen.getByRole('button', { name: 'ログイン' }));
}
const error = (name: string) => document.getElementById(`${name}-error`)?.textContent;

test.each([
  ['mizuno.keiko', 'minamo-demo'],
  [' mizuno.keiko\u200b\n', '\u202dminamo-demo\u202c '],
  ['ｍｉｚｕｎｏ．ｋｅｉｋｏ', 'minamo-demo'],
])('%j and %j are sent and shown as they are meant', (typedId, typedPassword) => {
  logIn(typedId, typedPassword);
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('mizuno.keiko', 'minamo-demo');
  expect([id().value, password().value]).toEqual(['mizuno.keiko', 'minamo-demo']);
});

test.each([
  ['', '必須項目が未入力です'],
  ['\u200b', '必須項目が未入力です'],
  ['水野', '「水」は使えません。半角の英数字で入力してください。'],
  // Nothing of a paste is cut off: it says how much there is.
  ['m'.repeat(70), '70文字です。お客さまIDは64文字までです。'],
])('the id %j is reported at its field, which has the focus', (typedId, said) => {
  logIn(typedId, 'minamo-demo');
  expect(error('username')).toBe(said);
  expect(document.activeElement).toBe(id());
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a password that is too long is reported, and a missing one is asked for', () => {
  logIn('mizuno.keiko', 'x'.repeat(65));
  expect(error('password')).toBe('65文字です。パスワードは64文字までです。');
  cleanup();
  logIn('mizuno.keiko', '');
  expect(error('password')).toBe('必須項目が未入力です');
  expect(document.activeElement).toBe(password());
  expect(errors()[1]).toContain('password-error');
});

test('a login that failed offline says when the line is back', () => {
  render(<LoginNoticeBox notice={loginProblem(new NetworkError('offline', false, false))} />);
  const title = () => screen.getByRole('heading').textContent;
  expect(title()).toBe('インターネットにつながっていません');
  fireEvent(window, new Event('online'));
  expect(title()).toBe('インターネットにつながりました');
});
