// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TextField } from '@/ui/fields/TextField';
import { submitForm } from './submitForm';
import { type TextKind, textKinds, typedAs } from './textKinds';

const send = vi.fn<(values: { text: string }) => void>();
beforeEach(() => void send.mockReset());
afterEach(cleanup);

function Form({ kind, optional }: { kind: TextKind; optional?: boolean }) {
  const form = useForm({ defaultValues: { text: '' } });
  const { register, formState } = form;
  return (
    <form noValidate onSubmit={submitForm(form, (values) => send(values))}>
      <TextField
        label="文字"
        error={formState.errors.text?.message}
        {...register('text', typedAs(kind, { optional }))}
      />
      <button>送る</button>
    </form>
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>('文字');
const type = (typed: string) => fireEvent.change(field(), { target: { value: typed } });
const error = () => document.getElementById('text-error')?.textContent;

const point = '0100000000000000004821';

test.each<[keyof typeof textKinds, typed: string, meant: string]>([
  ['phone', '\u202d090-1234-5678\u202c', '09012345678'],
  ['mobilePhone', '+81 (0)90-1234-5678', '09012345678'],
  ['landline', '０３．１２３４．５６７８', '0312345678'],
  ['postalCode', '〒１００－０００１', '1000001'],
  ['name', '山\u200b本', '山本'],
  ['kana', 'ヤマタ\u3099・ｼﾞｪ－ﾝ', 'ヤマダジェーン'],
  ['addressee', '水野\u3000\u3000恵子', '水野 恵子'],
  ['city', '千代田\ufeff区', '千代田区'],
  ['addressLine', 'ﾏﾙﾉｳﾁ１‐２−３', 'マルノウチ1-2-3'],
  ['asOnBill', 'ﾐﾅﾓ電力\u200e', 'ミナモ電力'],
  ['customerNumber', '１２３４-5678', '12345678'],
  ['electricityPoint', point.replace(/(..)/g, '$1‐'), point],
  ['gasPoint', '0 1234 5678 9012 3456', '01234567890123456'],
  ['giftMessage', ' ありがとう👨‍👩‍👧\u202e ', 'ありがとう👨‍👩‍👧'],
  ['comment', 'か\u3099っかり', 'がっかり'],
])('a %s typed as %j is shown and sent as it is meant', async (name, typed, meant) => {
  render(<Form kind={textKinds[name]} />);
  type(typed);
  fireEvent.blur(field());
  expect(field().value).toBe(meant);
  type(typed);
  // By Enter, without leaving the field.
  fireEvent.submit(field().form as HTMLFormElement);
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ text: meant }));
  expect(field().value).toBe(meant);
});

test.each<[keyof typeof textKinds, typed: string, said: string]>([
  ['phone', '00000000000', '00から始まる電話番号はありません。市外局番から入力してください。'],
  ['mobilePhone', '0312345678', '携帯電話の番号を、11桁の半角数字で入力してください。'],
  ['landline', '090-1234-5678', '11桁です。固定電話の番号は、10桁の半角数字で入力してください。'],
  ['postalCode', '100-000a', '「a」は使えません。郵便番号は、7桁の半角数字で入力してください。'],
  ['name', '山本😀', '「😀」は、書類に印刷できません。消してから、お進みください。'],
  ['name', 'Nguyễn', '「ễ」は使えません。「Nguyen」か、カタカナで入力してください。'],
  ['kana', '山本', '「山」は使えません。全角カタカナで入力してください。'],
  ['addressLine', '1丁目\ud83c', 'U+D83Cは、文字として読めません。消してから、お進みください。'],
  ['name', '辻'.repeat(21), '21文字です。20文字以内で入力してください。'],
])('a %s typed as %j is shown at the field', async (name, typed, said) => {
  render(<Form kind={textKinds[name]} />);
  type(typed);
  fireEvent.click(screen.getByText('送る'));
  await waitFor(() => expect(error()).toBe(said));
  expect(send).not.toHaveBeenCalled();
});

test('what only looks filled in is missing, unless it may be', async () => {
  render(<Form kind={textKinds.name} />);
  type(' \u200b\u3000');
  fireEvent.click(screen.getByText('送る'));
  await waitFor(() => expect(error()).toBe('必須項目が未入力です'));
  cleanup();
  render(<Form kind={textKinds.name} optional />);
  type(' \u200b\u3000');
  fireEvent.click(screen.getByText('送る'));
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ text: '' }));
});
