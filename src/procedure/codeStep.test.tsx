// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { BusinessError, MaintenanceError, NetworkError } from '@/api/errors';
import { fieldMessages, procedureMessages } from '@/catalogue/messages';
import { type CodeRefusal, CodeStep } from './CodeStep';
import { believeOffline, logInForEach, pending, pressButton, show } from './testProcedure';

logInForEach();

type Step = Parameters<typeof CodeStep<string>>[0];

const verify = vi.fn<(code: string) => Promise<string>>();
const verified = vi.fn<(result: string) => void>();
const refusal = vi.fn<(error: BusinessError) => CodeRefusal>();
const refused = new BusinessError(400, { code: 'code_wrong', message: '' });

beforeEach(() => {
  verify.mockReset().mockResolvedValue('done');
  verified.mockReset();
  refusal.mockReset();
});

const open = (parts: Partial<Step> = {}) =>
  show(
    <CodeStep
      lead="k***@minamo.exampleにお送りしました。"
      label="認証コード"
      expiresAt="2099-01-01T00:00:00+09:00"
      resendAt="2026-01-01T00:00:00+09:00"
      action="確かめる"
      verify={verify}
      onVerified={verified}
      refusal={refusal}
      {...parts}
    />,
  );
const field = () => screen.getByLabelText<HTMLInputElement>('認証コード');
const type = (code: string) => fireEvent.change(field(), { target: { value: code } });
/** Types a code, if any, and sends the form. */
function enter(code?: string) {
  if (code) type(code);
  const { form } = field();
  if (form) fireEvent.submit(form);
}
/** Lets what was sent, if anything, reach the server. */
const sent = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
const error = () => document.getElementById('code-error')?.textContent;
const alert = () => screen.queryByRole('alert')?.textContent;
const isCounted = () => screen.queryByText('認証コードが使えるのは') !== null;

/** What is said to be wrong, once the field has the focus again. */
async function refusedAs(message: string) {
  await waitFor(() => expect(error()).toBe(message));
  expect(document.activeElement).toBe(field());
}

test('a code is checked by its button, and the step goes on with the answer', async () => {
  open();
  expect(screen.getByText('k***@minamo.exampleにお送りしました。')).toBeTruthy();
  expect(isCounted()).toBe(true);
  expect(error()).toBeUndefined();
  type('407123');
  await pressButton('確かめる');
  await waitFor(() => expect(verified).toHaveBeenCalledExactlyOnceWith('done'));
  expect(verify).toHaveBeenCalledExactlyOnceWith('407123');
  expect(alert()).toBeUndefined();
});

test.each([
  ['none', '', undefined, fieldMessages.missing],
  ['too few of six', '40712', undefined, '5桁です。6桁の数字を入力してください。'],
  ['too few of four', '407', 4, '3桁です。4桁の数字を入力してください。'],
])('a code with %s of its digits is not sent', async (_, code, digits, said) => {
  open({ digits });
  enter(code);
  await refusedAs(said);
  expect(verify).not.toHaveBeenCalled();
  type(`${code}1`);
  expect(error()).toBeUndefined();
});

test('a code of four digits takes no fifth, and is sent with four', async () => {
  open({ digits: 4 });
  await userEvent.type(field(), '40719');
  enter();
  await waitFor(() => expect(verify).toHaveBeenCalledExactlyOnceWith('4071'));
});

test.each([
  ['確認番号は後ほど', '6桁の番号が見つかりません。認証コードだけを入力してください。'],
  ['483920か483921', '6桁の番号が2つあります。認証コードだけを入力してください。'],
  ['4071239', '7桁です。6桁の数字を入力してください。'],
])('a paste that is no code, %s, is shown at once and not sent', async (pasted, said) => {
  open();
  type(pasted);
  expect(error()).toBe(said);
  enter();
  await refusedAs(said);
  expect(verify).not.toHaveBeenCalled();
  expect(field().value).toBe(pasted);
  type('483920');
  expect(error()).toBeUndefined();
});

test('the code in a pasted message is sent', async () => {
  open();
  enter('2026年11月21日 認証コードは483920です');
  await waitFor(() => expect(verify).toHaveBeenCalledExactlyOnceWith('483920'));
});

test('what a script wrote into the field without an event is sent', async () => {
  open();
  type('407123');
  field().value = '483-920';
  enter();
  await waitFor(() => expect(verify).toHaveBeenCalledExactlyOnceWith('483920'));
});

test('a wrong code is shown at the field, which is emptied for another', async () => {
  verify.mockRejectedValueOnce(refused);
  refusal.mockReturnValue({ message: 'コードが違います。' });
  open();
  enter('407123');
  await refusedAs('コードが違います。');
  expect(refusal).toHaveBeenCalledExactlyOnceWith(refused);
  expect(field().value).toBe('');
  expect(isCounted()).toBe(true);
  expect(verified).not.toHaveBeenCalled();
  enter('555555');
  await waitFor(() => expect(verified).toHaveBeenCalledExactlyOnceWith('done'));
  expect(verify).toHaveBeenLastCalledWith('555555');
});

test('a code that can’t be used any more counts no time, and no other is taken for it', async () => {
  verify.mockRejectedValue(refused);
  refusal.mockReturnValue({ message: '回数を超えました。', ended: true });
  open();
  enter('407123');
  await refusedAs('回数を超えました。');
  expect(isCounted()).toBe(false);
  const button = screen.getByRole('button', { name: '確かめる' });
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('もう一度、認証コードをお送りください。');
  enter('555555');
  await sent();
  expect(verify).toHaveBeenCalledTimes(1);
  expect(error()).toBeUndefined();
});

test('a refusal that is not about the code is beside the button, and the code stays', async () => {
  verify.mockRejectedValueOnce(refused);
  refusal.mockReturnValue({ title: 'お手続きできません', text: '別の手続きがあります。' });
  open();
  enter('407123');
  await waitFor(() => expect(alert()).toBe('お手続きできません別の手続きがあります。'));
  expect(field().value).toBe('407123');
  expect(error()).toBeUndefined();
});

test.each([
  [
    'by default to try again',
    undefined,
    `${procedureMessages.unknown.title}通信の状態をお確かめのうえ、もう一度「確かめる」を押してください。`,
  ],
  ['in words of its own', { title: '不明です', text: 'あとで。' }, '不明ですあとで。'],
])('without an answer it says so: %s', async (_, unknown, said) => {
  verify.mockRejectedValueOnce(new NetworkError('no_response', true, true));
  open({ unknown });
  enter('407123');
  await waitFor(() => expect(alert()).toBe(said));
  expect(refusal).not.toHaveBeenCalled();
});

test('a maintenance is shown beside the button', async () => {
  verify.mockRejectedValueOnce(new MaintenanceError());
  open();
  enter('407123');
  const { title, text } = procedureMessages.maintenance;
  await waitFor(() => expect(alert()).toBe(title + text));
});

test('while a code is checked the button says so and takes no second press', async () => {
  const { promise, answer } = pending<string>();
  verify.mockReturnValueOnce(promise);
  open();
  expect(screen.queryByText('確かめています')).toBeNull();
  enter('407123');
  await userEvent.click(await screen.findByText('確かめています'));
  expect(verify).toHaveBeenCalledTimes(1);
  act(() => answer('done'));
  await waitFor(() => expect(verified).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('確かめています')).toBeNull();
});

test('a device that believes itself offline sends', async () => {
  open();
  act(believeOffline);
  enter('407123');
  await waitFor(() => expect(verify).toHaveBeenCalledExactlyOnceWith('407123'));
});

test('a code is never in the markup of the page', () => {
  const { container } = open();
  type('407123');
  expect(field().value).toBe('407123');
  expect(container.innerHTML).not.toContain('407123');
});

test('another code, and other ways to get one, are offered below the button', async () => {
  const run = vi.fn();
  open({
    again: true,
    resend: { run, isSending: false, problem: undefined },
    others: <p>お電話で受け取る</p>,
  });
  expect(screen.getByText('もう一度お送りしました。')).toBeTruthy();
  expect(screen.getByText('お電話で受け取る')).toBeTruthy();
  await pressButton('もう一度送る');
  expect(run).toHaveBeenCalledTimes(1);
  expect(verify).not.toHaveBeenCalled();
});
