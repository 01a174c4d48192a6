// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { logInForEach, show } from '@/procedure/testProcedure';
import { CardForm, type CardFormHandle } from './CardForm';

logInForEach();
const form = createRef<CardFormHandle>();
beforeEach(
  () => void show(<CardForm ref={form} isSending={false} onSubmit={vi.fn()} exit="/payment" />),
);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
async function paste(label: string, text: string) {
  await userEvent.click(field(label));
  await userEvent.paste(text);
  fireEvent.blur(field(label));
}

test.each([
  ['カード番号', '\u202d4000-0000-0006-0048\u202c', '4000 0000 0006 0048'],
  ['カード番号', '４０００．００００．０００６．００４８', '4000 0000 0006 0048'],
  // Cut to four characters it would be another code.
  ['セキュリティコード', ' 1 2 3\n', '123'],
  ['カードの名義', 'Conan O’Brien\u200b ', "CONAN O'BRIEN"],
])('%s pasted as %j shows %s', async (label, typed, shown) => {
  await paste(label, typed);
  expect(field(label).value).toBe(shown);
});

test('what a script wrote without an event is read', () => {
  field('カード番号').value = '4000 0000 0006 0048';
  field('セキュリティコード').value = '12-3';
  expect(form.current?.read()).toMatchObject({
    card_number: '4000000000060048',
    security_code: '123',
  });
});

test('a form that is empty again says why', () => {
  const note = screen.getByText(/もう一度入力してください/);
  expect(note.textContent).toContain('この画面や端末に残しません');
  expect(note.compareDocumentPosition(field('カード番号'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
