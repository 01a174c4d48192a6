// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  BusinessError,
  ClockError,
  MaintenanceError,
  NetworkError,
  SessionError,
  UnexpectedError,
} from '@/api/errors';
import { procedureMessages } from '@/catalogue/messages';
import { store } from '@/session/current';
import { alertStore } from '@/ui/overlay/alert';
import type { Refusal } from './procedureData';
import {
  arriveAt,
  fillIn,
  type Gift,
  giftOf,
  type GiftReceipt,
  type GiftValues,
  heading,
  logIn,
  oneStepOf,
  open,
  pending,
  place,
  pressButton,
  reviewOf,
} from './testProcedure';

beforeEach(() => {
  logIn();
  HTMLElement.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  alertStore.current()?.close();
  store.clear('logout');
});

const lost = new NetworkError('no_response', true, true);
const refused = (details = {}) => new BusinessError(409, { code: 'x', message: '', ...details });
const { unknown } = procedureMessages;

/** Sends a gift of 2GB whose answer is this failure. */
async function send(failure: Error, parts: Partial<Gift> = {}) {
  const gift = reviewOf(parts);
  gift.submit.mockRejectedValueOnce(failure);
  open(gift);
  await pressButton('2GBを贈る');
  await waitFor(() => expect(screen.queryByText('送信しています')).toBeNull());
  return gift;
}
const alert = () => screen.queryByRole('alert')?.textContent;
const textOf = ({ title, text }: { title: string; text: string }) => title + text;
const kept = () => JSON.stringify({ ...sessionStorage });

test.each([
  ['maintenance', new MaintenanceError(), procedureMessages.maintenance],
  ['offline', new NetworkError('offline', false, true), procedureMessages.offline],
  ['a wrong clock', new ClockError(), procedureMessages.clock],
  ['a failure of the system', new UnexpectedError(500, 'x'), procedureMessages.system],
])('%s is shown beside the button, which can be pressed again', async (_, failure, said) => {
  const gift = await send(failure);
  expect(alert()).toBe(textOf(said));
  expect(screen.getByText('まだ贈られていません。')).toBeTruthy();
  expect(kept()).not.toContain('unknownSince');
  await pressButton('2GBを贈る');
  await arriveAt('/mobile/gift/done');
  expect(gift.submit).toHaveBeenCalledTimes(2);
});

test('a procedure that costs money says that none was taken', async () => {
  await send(new MaintenanceError(), { unchanged: '料金もかかりません。' });
  expect(alert()).toBe(`${textOf(procedureMessages.maintenance)}料金もかかりません。`);
});

test('a refusal whose first sentence is its title says it once', async () => {
  const refusal = () => ({
    title: '在庫がなくなりました',
    text: '在庫がなくなりました。まだ贈られていません。',
  });
  await send(refused(), { refusal });
  expect(alert()).toBe('在庫がなくなりましたまだ贈られていません。');
});

test('the end of the session says nothing here, since it leads to the login', async () => {
  await send(new SessionError('refused'));
  expect(alert()).toBeUndefined();
  expect(place()).toBe('/mobile/gift/confirm');
});

test('a failure of the system is shown in the procedure’s own words where it has some', async () => {
  const systemError = { title: 'お贈りできません', text: '夜にお試しください。' };
  await send(new UnexpectedError(500, 'x'), { systemError });
  expect(alert()).toBe('お贈りできません夜にお試しください。');
  await send(new ClockError(), { systemError });
  expect(alert()).toBe(textOf(procedureMessages.clock));
});

const failureDialog = (close: () => void) => (
  <div role="dialog">
    <button onClick={close}>閉じる</button>
  </div>
);
test.each([
  ['a failure of the system', new UnexpectedError(500, 'x')],
  ['a refusal that asks for it', refused()],
])('%s opens the procedure’s dialog, which can be closed', async (_, failure) => {
  const systemError = { title: 'お贈りできません', text: '' };
  await send(failure, { failureDialog, systemError, refusal: () => ({ dialog: true }) });
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(alert()).toBeUndefined();
  await pressButton('閉じる');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a failure that is none of the system opens no dialog', async () => {
  await send(new MaintenanceError(), { failureDialog });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(alert()).toBe(textOf(procedureMessages.maintenance));
});

test('a refusal without a dialog of the procedure shows none', async () => {
  await send(refused(), { refusal: () => ({ dialog: true }) });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a refusal is shown in the procedure’s words, for what was sent', async () => {
  const refusal = vi.fn((_: BusinessError, __: GiftValues): Refusal<GiftValues> => ({
    title: '足りません',
    text: '残りは1GBです。',
  }));
  const failure = refused();
  await send(failure, { refusal });
  expect(refusal).toHaveBeenCalledExactlyOnceWith(failure, { amount: '2', password: '' });
  expect(alert()).toBe('足りません残りは1GBです。');
  expect(kept()).not.toContain('unknownSince');
});

test('an earlier problem is gone while the next request is under way', async () => {
  const { promise } = pending<GiftReceipt>();
  const gift = await send(new MaintenanceError());
  gift.submit.mockReturnValueOnce(promise);
  await pressButton('2GBを贈る');
  expect(alert()).toBeUndefined();
});

function Shown() {
  return (
    <>{JSON.stringify(useSyncExternalStore(alertStore.subscribe, alertStore.current)?.content)}</>
  );
}
test.each([
  ['the procedure’s own', refused(), { kind: 'text', text: 'カードをお確かめください。' }],
  [
    'the server’s, whatever the procedure says',
    refused({ message_html: '<b>x</b>' }),
    { kind: 'html', html: '<b>x</b>' },
  ],
])('a refusal opens the alert of the whole page: %s', async (_, failure, content) => {
  await send(failure, {
    tabs: <Shown />,
    refusal: () => ({ alert: { kind: 'text', text: 'カードをお確かめください。' } }),
  });
  expect(alertStore.current()?.content).toEqual(content);
  expect(alert()).toBeUndefined();
});

test('a refused field leads back to its step, with what was typed', async () => {
  const gift = giftOf({ refusal: () => ({ field: 'password', message: '違います' }) });
  gift.submit.mockRejectedValueOnce(refused());
  open(gift);
  await fillIn();
  await pressButton('2GBを贈る');
  await arriveAt('/mobile/gift/password');
  expect(await screen.findByText('パスワード：違います')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('パスワード').value).toBe('sesame');
});

test('what nobody knows is shown with when and what was sent, and can be sent again', async () => {
  const gift = await send(lost);
  const notice = screen.getByText(unknown.title).closest('[role=status]');
  expect(notice?.textContent).toContain('送信した内容：2GBを贈る');
  expect(notice?.textContent).toContain('2GBの記録はありません');
  expect(screen.queryByText('まだ贈られていません。')).toBeNull();
  expect(alert()).toBeUndefined();
  expect(screen.queryByRole('button', { name: '2GBを贈る' })).toBeNull();
  open(gift);
  expect(screen.getByText(unknown.title)).toBeTruthy();
  await pressButton('もう一度、2GBを贈る');
  await arriveAt('/mobile/gift/done');
  expect(heading()).toBe('贈りました。PG1');
  expect(screen.queryByText(unknown.title)).toBeNull();
  expect(kept()).not.toContain('unknownSince');
});

test('while the outcome is unknown no step says that nothing is sent yet, and another amount is another request', async () => {
  const gift = oneStepOf();
  gift.submit.mockRejectedValueOnce(lost);
  open(gift);
  await userEvent.type(screen.getByLabelText('量'), '2');
  expect(screen.getByText(/^まだ確定しません。/)).toBeTruthy();
  await pressButton('確認へ進む');
  await arriveAt('/mobile/gift/confirm');
  await pressButton('2GBを贈る');
  expect(await screen.findByText(unknown.title)).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: '入力に戻る' }));
  expect(screen.getByText(unknown.title)).toBeTruthy();
  expect(screen.queryByText(/^まだ確定しません。/)).toBeNull();
  await userEvent.type(screen.getByLabelText('量'), '3');
  await pressButton('確認へ進む');
  await arriveAt('/mobile/gift/confirm');
  expect(screen.getByRole('button', { name: '23GBを贈る' })).toBeTruthy();
});

test('a reload while a request is under way leaves its outcome unknown', async () => {
  const { promise } = pending<GiftReceipt>();
  const gift = reviewOf();
  gift.submit.mockReturnValue(promise);
  open(gift);
  await pressButton('2GBを贈る');
  open(gift);
  expect(screen.getByText(unknown.title)).toBeTruthy();
});

test('a customer who has left meanwhile is not brought back, and finds the receipt', async () => {
  const { promise, answer } = pending<GiftReceipt>();
  const gift = reviewOf();
  gift.submit.mockReturnValue(promise);
  open(gift);
  await pressButton('2GBを贈る');
  await userEvent.click(screen.getByRole('link', { name: 'やめて、トップに戻る' }));
  answer({ number: 'PG3' });
  await waitFor(() => expect(kept()).toContain('PG3'));
  expect(place()).toBe('/mobile/top/');
});

test('once the line is back, a press that only the line was in the way of can be made again', async () => {
  onlineManager.setOnline(false);
  await send(new NetworkError('offline', false, false));
  expect(alert()).toContain(procedureMessages.offline.title);
  act(() => onlineManager.setOnline(true));
  expect(alert()).toBeUndefined();
  expect(screen.getByText(procedureMessages.online.title)).toBeTruthy();
});
