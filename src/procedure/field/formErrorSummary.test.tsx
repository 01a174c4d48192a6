// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { TextField } from '@/ui/fields/TextField';
import { FormErrorSummary } from './FormErrorSummary';

// jsdom has no layout.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const form = (attempt: number, error?: string) => (
  <>
    <FormErrorSummary
      attempt={attempt}
      problems={error ? [{ field: 'phone', label: '電話番号', cause: error }] : []}
    />
    <TextField label="電話番号" name="phone" hint="ハイフンは不要です" error={error} />
  </>
);

test('each refused attempt brings the focus to the summary, and its link says what is wrong and leads to the field', async () => {
  const { rerender } = render(form(0));
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(form(1, '11桁で入力してください。'));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(screen.getByRole('alert').textContent).toContain('入力の誤りが1つあります');
  await userEvent.click(screen.getByRole('link', { name: '電話番号：11桁で入力してください。' }));
  const field = screen.getByLabelText('電話番号');
  expect(document.activeElement).toBe(field);
  rerender(form(2, '11桁で入力してください。'));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('once all is mended it stays away until the next attempt', () => {
  const { rerender } = render(form(1, '11桁で入力してください。'));
  screen.getByLabelText('電話番号').focus();
  rerender(form(1));
  rerender(form(1, '1桁です。'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('電話番号'));
  rerender(form(2, '1桁です。'));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('before an attempt it takes no focus, and an attempt without mistakes shows nothing', () => {
  const { rerender } = render(form(0, '11桁で入力してください。'));
  expect(document.activeElement).toBe(document.body);
  rerender(form(1));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(document.body);
});

test('Tab passes the summary by, on to its links', async () => {
  render(form(0, '11桁で入力してください。'));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link'));
});

test('hint and error describe the field', () => {
  render(form(1, '11桁で入力してください。'));
  const field = screen.getByLabelText('電話番号');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'ハイフンは不要です',
    '11桁で入力してください。',
  ]);
});
