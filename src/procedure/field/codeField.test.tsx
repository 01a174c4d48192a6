// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
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

const cells = (container: HTMLElement) => container.querySelectorAll('span[aria-hidden]').length;
async function paste(text: string) {
  await userEvent.click(screen.getByLabelText('コード'));
  await userEvent.paste(text);
}

test.each([
  [' ４０７ 123\n', '407123'],
  ['\u202d407-123\u202c', '407123'],
  ['40 7', '407'],
  ['2026年11月21日 確認番号は483920です', '483920'],
  ['Minamo: 123456番のコード 483920\n@mypage.example #483920', '483920'],
])('of a paste of %j the code is in the cells', async (pasted, code) => {
  const { container } = render(<Harness />);
  await paste(pasted);
  expect(typed()).toBe(code);
  expect(cells(container)).toBe(6);
});

test.each(['確認番号は後ほどお送りします', '483920 か 483921', '4071239'])(
  'a paste that isn’t a code, %s, is kept and seen as it is, until it is typed over',
  async (pasted) => {
    const { container } = render(<Harness />);
    await paste(pasted);
    expect(typed()).toBe(pasted);
    expect(cells(container)).toBe(0);
    await userEvent.keyboard('x');
    expect(typed()).toBe(`${pasted}x`);
    await userEvent.clear(screen.getByLabelText('コード'));
    await userEvent.keyboard('4071239');
    expect(typed()).toBe('407123');
    expect(cells(container)).toBe(6);
  },
);

test('digits that an input method composes are not touched before they are done', () => {
  const onChange = vi.fn();
  const { container } = render(<Harness onChange={onChange} />);
  const field = screen.getByLabelText('コード');
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: '４ｋ' }, isComposing: true });
  expect([typed(), cells(container)]).toEqual(['４ｋ', 6]);
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.compositionEnd(field);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('4');
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
