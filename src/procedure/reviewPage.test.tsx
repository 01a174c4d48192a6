// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { BusinessError } from '@/api/errors';
import { fieldMessages } from '@/catalogue/messages';
import type { ReviewContent } from './procedureData';
import {
  arriveAt,
  believeOffline,
  fillIn,
  follow,
  giftOf,
  type GiftReceipt,
  type GiftValues,
  heading,
  lineOf,
  logIn,
  logInForEach,
  oneStepOf,
  open,
  pending,
  place,
  pressButton,
  reviewOf,
} from './testProcedure';

logInForEach();

/** A gift whose review has these parts. */
const withReview = (parts: Partial<ReviewContent<GiftValues>>, more = {}) =>
  reviewOf({ useReview: () => ({ rows: [], action: '2GBを贈る', ...parts }), ...more });

const sections = () =>
  screen.getAllByRole('region').map((one) => within(one).getByRole('heading').textContent);
const note = () => screen.queryByText('まだ贈られていません。');

test('a review shows everything once more, and each group that can be changed leads to its step', async () => {
  open(giftOf());
  await fillIn();
  expect(heading()).toBe('データの贈り物');
  expect(screen.getByText('内容をお確かめください。')).toBeTruthy();
  expect(note()).toBeTruthy();
  const rows = screen.getAllByRole('term').map((term) => term.textContent);
  expect(rows).toEqual(['贈る量', 'パスワード', '贈る日']);
  expect(screen.getByText('2GB')).toBeTruthy();
  const changes = screen.getAllByRole('link', { name: /^変更/ });
  expect(
    changes.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
  ).toEqual([
    ['変更(贈る量)', '/mobile/gift?change=amount'],
    ['変更(パスワード)', '/mobile/gift/password?change=password'],
  ]);
  expect(sections()).toEqual(['手続きの内容', '確認']);
  expect(screen.getByRole('link', { name: '認証に戻る' }).getAttribute('href')).toBe(
    '/mobile/gift/password',
  );
  await follow('やめて、トップに戻る');
  expect(place()).toBe('/mobile/top/');
});

test('without anything asked there is no step to go back to', () => {
  open(reviewOf());
  expect(screen.getAllByRole('link', { name: /に戻る$/ }).map((link) => link.textContent)).toEqual([
    'やめて、トップに戻る',
  ]);
});

test('without rows there is no empty section; what follows from it is above the button', () => {
  open(withReview({ after: <p>取り消せません</p> }));
  expect(sections()).toEqual(['確認']);
  const [last] = screen.getAllByRole('region');
  expect(last?.textContent).toContain('取り消せません2GBを贈るやめて');
});

test('a review of several topics names its sections', () => {
  open(
    withReview({
      rows: [{ term: '量', value: '2GB' }],
      topics: {
        before: <p>はじめに</p>,
        after: <p>おわりに</p>,
      },
    }),
  );
  expect(screen.getByText('内容をお確かめください。')).toBeTruthy();
  expect(note()).toBeTruthy();
  expect(sections()).toEqual(['お申し込みの内容', 'お申し込み']);
  expect(document.body.textContent).toMatch(/はじめに.*2GB.*おわりに.*2GBを贈る/);
});

test('what is to be consented to is asked before anything is sent, and the summary leads to it', async () => {
  const gift = withReview({ consent: '取り消せないことを確かめました' });
  open(gift);
  expect(sections()).toEqual(['同意']);
  const box = screen.getByRole<HTMLInputElement>('checkbox', {
    name: '取り消せないことを確かめました',
  });
  expect(box.checked).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(fieldMessages.mustSelect)).toBeNull();
  await pressButton('2GBを贈る');
  expect(gift.submit).not.toHaveBeenCalled();
  const summary = screen.getByRole('alert');
  expect(summary.textContent).toBe(`入力の誤りが1つあります同意：${fieldMessages.mustSelect}`);
  expect(document.activeElement).toBe(summary);
  expect(screen.getByText(fieldMessages.mustSelect)).toBeTruthy();
  await follow(`同意：${fieldMessages.mustSelect}`);
  expect(document.activeElement).toBe(box);
  await pressButton('2GBを贈る');
  expect(document.activeElement).toBe(summary);
  await userEvent.click(box);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(fieldMessages.mustSelect)).toBeNull();
  await userEvent.click(box);
  expect(screen.getByText(fieldMessages.mustSelect)).toBeTruthy();
  expect(document.activeElement).toBe(box);
  await userEvent.click(box);
  await pressButton('2GBを贈る');
  await arriveAt('/mobile/gift/done');
  expect(gift.submit).toHaveBeenCalledTimes(1);
});

test('without anything to consent to there is no box, and one press sends', async () => {
  const gift = withReview({});
  open(gift);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await pressButton('2GBを贈る');
  await arriveAt('/mobile/gift/done');
});

test('where there is nothing to send there is no button, only the way out', () => {
  logIn([lineOf('m09000001234', '09000001234'), lineOf('m09000005678', '09000005678')]);
  const lineNote = 'のデータを贈ります';
  open(withReview({ action: undefined }, { lineNote }));
  expect(screen.queryByRole('button', { name: /贈る/ })).toBeNull();
  expect(screen.queryByText(/のデータを贈ります/)).toBeNull();
  expect(screen.getByRole('link', { name: 'やめて、トップに戻る' })).toBeTruthy();
  open(withReview({}, { lineNote }));
  expect(screen.getByText(/のデータを贈ります/).textContent).toBe(
    '090-0000-1234 のデータを贈ります',
  );
});

test('while a request is under way the page says so, takes no second press and not that nothing is done', async () => {
  const { promise, answer } = pending<GiftReceipt>();
  const gift = reviewOf();
  gift.submit.mockReturnValue(promise);
  open(gift);
  expect(screen.queryByText('送信しています')).toBeNull();
  await pressButton('2GBを贈る');
  expect(await screen.findByText('送信しています')).toBeTruthy();
  const button = screen.getByRole('button', { name: /送信しています/ });
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(note()).toBeNull();
  await userEvent.click(button);
  expect(gift.submit).toHaveBeenCalledTimes(1);
  answer({ number: 'PG2' });
  await arriveAt('/mobile/gift/done');
});

test('a device that believes itself offline sends', async () => {
  open(reviewOf());
  act(believeOffline);
  await pressButton('2GBを贈る');
  await arriveAt('/mobile/gift/done');
});

test('a read that the review needs and that is refused says why, and nothing can be sent', async () => {
  const refusal = new BusinessError(409, { code: 'closed', message: '' });
  open(reviewOf({ useReview: () => ({ refusal }) }));
  expect((await screen.findByRole('alert')).textContent).toBe('いまは贈れません残りが足りません。');
  expect(screen.getAllByRole('region')).toHaveLength(1);
  expect(screen.getByRole('region', { name: '確認' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /贈る/ })).toBeNull();
});

test('a refused read that is about a field leads back to it', async () => {
  const fewer = new BusinessError(409, { code: 'few', message: '' });
  open(
    giftOf({
      useReview: () => ({ refusal: fewer }),
      refusal: () => ({ field: 'amount', message: '足りません' }),
    }),
  );
  await userEvent.type(screen.getByLabelText('量'), '2');
  await pressButton('次へ進む');
  await userEvent.type(await screen.findByLabelText('パスワード'), 'sesame');
  await pressButton('確認へ進む');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('量：足りません'));
  expect(place()).toBe('/mobile/gift');
});

test('so it does when the page is loaded again', async () => {
  open(oneStepOf());
  await userEvent.type(screen.getByLabelText('量'), '2');
  await pressButton('確認へ進む');
  await arriveAt('/mobile/gift/confirm');
  const fewer = new BusinessError(409, { code: 'few', message: '' });
  const parts = {
    useReview: () => ({ refusal: fewer }),
    refusal: () => ({ field: 'amount' as const, message: '足りません' }),
  };
  open(oneStepOf({}, parts), '/mobile/gift/confirm');
  await arriveAt('/mobile/gift');
  expect(screen.getByRole('alert').textContent).toContain('量：足りません');
  expect(screen.getByLabelText<HTMLInputElement>('量').value).toBe('2');
});
