// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CodeField } from './CodeField';

afterEach(cleanup);

function Harness() {
  const [code, setCode] = useState('');
  return <CodeField label="コード" name="code" value={code} onChange={setCode} />;
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
