// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeField } from './CodeField';

afterEach(cleanup);

function Harness({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState('');
  return (
    <CodeField label="コード" name="code" value={code} onChange={setCode} onComplete={onComplete} />
  );
}

test('six digits complete the code once, each in its cell', async () => {
  const complete = vi.fn();
  const { container } = render(<Harness onComplete={complete} />);
  await userEvent.type(screen.getByLabelText('コード'), '40a71');
  expect(screen.getByLabelText<HTMLInputElement>('コード').value).toBe('4071');
  expect(complete).not.toHaveBeenCalled();
  await userEvent.keyboard('23');
  expect(complete.mock.calls).toEqual([['407123']]);
  const cells = [...container.querySelectorAll('span[aria-hidden]')].map((c) => c.textContent);
  expect(cells.join('')).toBe('407123');
});

test('a pasted code with spaces or full-width digits is cleaned', async () => {
  const complete = vi.fn();
  render(<Harness onComplete={complete} />);
  await userEvent.click(screen.getByLabelText('コード'));
  await userEvent.paste(' ４０７ 123 9');
  expect(complete).toHaveBeenCalledWith('407123');
});
