// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { BusinessError, NetworkError } from '@/api/errors';
import type * as Schema from '@/api/generated/schemas';
import { fetchDialog } from '@/ui/message/Dialog';
import {
  arriveAt,
  fillIn,
  giftOf,
  type GiftReceipt,
  logIn,
  logInForEach,
  open,
  pending,
  place,
  pressButton,
  reviewOf,
} from './testProcedure';

logInForEach();
beforeAll(() => fetchDialog());
beforeEach(() => void vi.setSystemTime(new Date('2026-11-21T10:40:00+09:00')));

const send = () => pressButton('2GBを贈る');
const question = () => screen.findByRole('alertdialog');

/** As in another tab: what the browser keeps for all tabs stays. */
function logInAnew() {
  const kept = { ...localStorage } as Record<string, string>;
  logIn();
  Object.assign(localStorage, kept);
}

/** The review as a tab shows it that was duplicated before anything was sent. */
function openDuplicate(gift = reviewOf()) {
  logInAnew();
  open(gift);
  return gift;
}

async function sendInFirstTab() {
  open(reviewOf());
  await send();
  await arriveAt('/mobile/gift/done');
}

test('the same order in another tab asks first, and is sent when it is meant', async () => {
  await sendInFirstTab();
  const gift = openDuplicate();
  await send();
  expect((await question()).textContent).toContain('同じ内容のお手続きを、10:40に受け付けています');
  expect(gift.submit).not.toHaveBeenCalled();
  await pressButton('もう一度、2GBを贈る');
  await arriveAt('/mobile/gift/done');
  expect(gift.submit).toHaveBeenCalledOnce();
});

/** A gift whose review reads how many can still be given. */
function countedGift(left: () => number, consent?: string) {
  return reviewOf({
    useReview: () => {
      const queryFn = () => Promise.resolve(left());
      const { data = 3 } = useQuery({ queryKey: ['left'], queryFn });
      const row = { term: '贈れる回数', value: `${data}回`, confirms: { remaining_times: data } };
      return { rows: [row], action: '2GBを贈る', ...(consent && { consent }) };
    },
  });
}

/** Sends in one tab, which changes what the second one has read, and presses there. */
async function sendInBothTabs(consent?: string) {
  let left = 3;
  await sendInFirstTab();
  const gift = countedGift(() => left, consent);
  openDuplicate(gift);
  if (consent) await pressBox(consent);
  await screen.findByText('3回');
  left = 2;
  await send();
  return { gift, asked: await question() };
}

const pressBox = async (name: string) => (await screen.findByRole('checkbox', { name })).click();
const nextTerms: Schema.Terms = { remaining_times: 2 };

test('what the first order has changed is in the same question, which confirms it', async () => {
  const { gift, asked } = await sendInBothTabs();
  await within(asked).findByRole('row', { name: '贈れる回数 3回 2回' });
  expect(screen.queryByRole('alert')).toBeNull();
  await pressButton('もう一度、いまの内容で2GBを贈る');
  await arriveAt('/mobile/gift/done');
  expect(gift.submit).toHaveBeenCalledExactlyOnceWith(expect.anything(), nextTerms);
});

test('consent to what has changed is asked for, and no second question about the order', async () => {
  const { gift } = await sendInBothTabs('同意する');
  await pressButton('もう一度、いまの内容で2GBを贈る');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(gift.submit).not.toHaveBeenCalled();
  await pressBox('同意する');
  await pressButton('いまの内容で、2GBを贈る');
  await arriveAt('/mobile/gift/done');
  expect(gift.submit).toHaveBeenCalledExactlyOnceWith(expect.anything(), nextTerms);
});

test('it is left as it is, or looked up', async () => {
  await sendInFirstTab();
  const gift = openDuplicate();
  await send();
  await question();
  await pressButton('送信しない');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(place()).toBe('/mobile/gift/confirm');
  await send();
  await question();
  await pressButton('お知らせ履歴を見る');
  expect(place()).toBe('/mobile/notification_history');
  expect(gift.submit).not.toHaveBeenCalled();
});

test('secrets are not kept, so where some are asked the rest may be the same', async () => {
  open(giftOf());
  await fillIn();
  await send();
  await arriveAt('/mobile/gift/done');
  logInAnew();
  open(giftOf());
  await fillIn();
  await send();
  expect((await question()).textContent).toContain('同じお手続きを、10:40に受け付けています');
});

test('another amount is another order', async () => {
  await sendInFirstTab();
  openDuplicate(reviewOf({ defaults: { amount: '3', password: '' } }));
  await pressButton('3GBを贈る');
  await arriveAt('/mobile/gift/done');
});

test('one that is still on its way is shown as sent', async () => {
  const first = reviewOf();
  first.submit.mockReturnValue(pending<GiftReceipt>().promise);
  open(first);
  await send();
  openDuplicate();
  await send();
  expect((await question()).textContent).toContain('10:40に送信しています');
});

test.each([
  ['refused', new BusinessError(409, { code: 'x', message: '' }), false],
  ['not sent', new NetworkError('offline', false, true), false],
  ['without an answer', new NetworkError('no_response', true, true), true],
])('after one that was %s the next is asked about: %s', async (_, error, isAsked) => {
  const first = reviewOf();
  first.submit.mockRejectedValue(error);
  open(first);
  await send();
  await waitFor(() => expect(screen.queryByText('送信しています')).toBeNull());
  const gift = openDuplicate();
  await send();
  if (isAsked) await question();
  else await arriveAt('/mobile/gift/done');
  expect(gift.submit).toHaveBeenCalledTimes(isAsked ? 0 : 1);
});

test('a repetition after an unknown outcome is not asked about again', async () => {
  const gift = reviewOf();
  gift.submit.mockRejectedValueOnce(new NetworkError('no_response', true, true));
  open(gift);
  await send();
  await pressButton('もう一度、2GBを贈る');
  await arriveAt('/mobile/gift/done');
  expect(gift.submit).toHaveBeenCalledTimes(2);
});
