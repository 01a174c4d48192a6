// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeField } from './CodeField';

afterEach(cleanup);

function Harness(parts: Partial<ComponentProps<typeof CodeField>>) {
  const [code, setCode] = useState('');
  return <CodeField label="コード" name="code" value={code} onChange={setCode} {...parts} />;
}
const typed = () => screen.getByLabelText<HTMLInputElement>('コード').value;

test('six digits, each in its cell, and nothing else', async () => {
  const { container } = render(<Harness />);
  await userEvent.type(screen.getByLabelText('コード'), '40a71');
  expect(typed()).toBe('4071');
  await userEvent.keyboard('239');
  expect(typed()).toBe('407123');
  const cells = [...container.querySelectorAll('span[aria-hidden]')].map((c) => c.textContent);
  expect(cells.join('')).toBe('407123');
});

test('a pasted code with spaces or full-width digits is cleaned', async () => {
  render(<Harness />);
  await userEvent.click(screen.getByLabelText('コード'));
  await userEvent.paste(' ４０７ 123 9');
  expect(typed()).toBe('407123');
});

test('the cell of the next digit is marked while the field has the focus', async () => {
  const onBlur = vi.fn();
  const { container } = render(<Harness onBlur={onBlur} />);
  const marked = () =>
    [...container.querySelectorAll('span[aria-hidden]')].flatMap((cell, index) =>
      cell.hasAttribute('data-now') ? [index] : [],
    );
  expect(marked()).toEqual([]);
  await userEvent.click(screen.getByLabelText('コード'));
  expect(marked()).toEqual([0]);
  await userEvent.keyboard('4071');
  expect(marked()).toEqual([4]);
  await userEvent.keyboard('23');
  expect(marked()).toEqual([5]);
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(marked()).toEqual([]);
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('it can be left where nobody waits for that', async () => {
  render(<Harness />);
  await userEvent.click(screen.getByLabelText('コード'));
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('hint and error describe it', () => {
  render(<Harness hint="SMSでお送りしました" error="コードが違います。" />);
  const field = screen.getByLabelText('コード');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'SMSでお送りしました',
    'コードが違います。',
  ]);
});
