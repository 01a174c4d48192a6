// @vitest-environment jsdom
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BusinessError, NetworkError } from '@/api/errors';
import type * as Schema from '@/api/generated/schemas';
import { procedureMessages } from '@/catalogue/messages';
import type { ReviewContent } from './procedureData';
import {
  arriveAt,
  fillIn,
  giftOf,
  type GiftReceipt,
  type GiftValues,
  logInForEach,
  open,
  pending,
  pressButton,
  reviewOf,
} from './testProcedure';

logInForEach();

const november: Schema.Terms = { starts_on: '2026-12-01', price: 330 };
const december: Schema.Terms = { starts_on: '2027-01-01', price: 330 };

const changed = (terms: Schema.Terms) =>
  new BusinessError(409, { code: 'terms_changed', message: '内容が変わりました。', terms });

/** The review of a gift that begins on a day and has a price. */
const reviewWith = ({ starts_on, price }: Schema.Terms): ReviewContent<GiftValues> => ({
  rows: [
    { term: '変わる日', value: starts_on, confirms: { starts_on } },
    { term: '料金', value: `${price}円`, confirms: { price } },
  ],
  action: '2GBを贈る',
});

/** A gift whose review reads what it would be now. */
const readGift = (read: () => Schema.Terms) =>
  reviewOf({
    useReview: () =>
      reviewWith(useQuery({ queryKey: ['terms'], queryFn: () => read() }).data ?? read()),
  });

const table = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const head = ['項目', '確認したとき', 'いま'];
const startsLater = ['変わる日', '2026年12月1日(火)', '2027年1月1日(金)'];

test('what the review showed goes along with the press', async () => {
  const gift = reviewOf({ useReview: () => reviewWith(november) });
  open(gift);
  await pressButton('2GBを贈る');
  await arriveAt('/mobile/gift/done');
  expect(gift.submit).toHaveBeenCalledExactlyOnceWith({ amount: '2', password: '' }, november);
});

test('what is no longer so is beside what was confirmed, and is confirmed again', async () => {
  let terms = november;
  const gift = readGift(() => terms);
  gift.submit.mockImplementationOnce(() => {
    terms = december;
    return Promise.reject(changed(december));
  });
  open(gift);
  await pressButton('2GBを贈る');
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('heading').textContent).toBe(procedureMessages.termsChanged.title);
  expect(alert.textContent).toContain(
    `まだ贈られていません。${procedureMessages.termsChanged.text}`,
  );
  expect(table()).toEqual([head, startsLater]);
  expect(screen.getByText('2027-01-01')).toBeTruthy();
  await pressButton('いまの内容で、2GBを贈る');
  await arriveAt('/mobile/gift/done');
  expect(gift.submit).toHaveBeenLastCalledWith({ amount: '2', password: '' }, december);
});

test('what the server says is confirmed, though the read says otherwise still', async () => {
  const gift = reviewOf({ useReview: () => reviewWith(november) });
  gift.submit.mockRejectedValueOnce(changed({ ...december, fee: 110 }));
  open(gift);
  await pressButton('2GBを贈る');
  await pressButton('いまの内容で、2GBを贈る');
  await arriveAt('/mobile/gift/done');
  expect(gift.submit).toHaveBeenLastCalledWith({ amount: '2', password: '' }, december);
});

test('what the review reckons from the day is reckoned again, though no read has changed', async () => {
  let terms = november;
  const gift = reviewOf({ useReview: () => reviewWith(terms) });
  gift.submit.mockImplementationOnce(() => {
    terms = december;
    return Promise.reject(changed(december));
  });
  open(gift);
  await pressButton('2GBを贈る');
  await waitFor(() => expect(table()).toEqual([head, startsLater]));
  expect(screen.getByText('2027-01-01')).toBeTruthy();
});

test('what changes again is beside what was confirmed last', async () => {
  const gift = reviewOf({ useReview: () => reviewWith(november) });
  gift.submit.mockRejectedValueOnce(changed(december));
  gift.submit.mockRejectedValueOnce(changed({ ...december, price: 350 }));
  open(gift);
  await pressButton('2GBを贈る');
  await screen.findByRole('alert');
  await pressButton('いまの内容で、2GBを贈る');
  await waitFor(() => expect(table()).toEqual([head, ['料金', '330円', '350円']]));
});

test('a review that is read again while it is shown says what has changed, before anything is pressed', async () => {
  let terms = november;
  let readAgain: () => Promise<void> = () => Promise.resolve();
  const gift = reviewOf({
    useReview: () => {
      const client = useQueryClient();
      readAgain = () => client.invalidateQueries();
      return reviewWith(useQuery({ queryKey: ['terms'], queryFn: () => terms }).data ?? november);
    },
  });
  open(gift);
  await screen.findByText('2026-12-01');
  expect(screen.queryByRole('table')).toBeNull();
  terms = december;
  await act(() => readAgain());
  await waitFor(() => expect(table()).toEqual([head, startsLater]));
  await pressButton('いまの内容で、2GBを贈る');
  expect(gift.submit).toHaveBeenCalledExactlyOnceWith({ amount: '2', password: '' }, december);
});

test('consent is asked for again, since it was given to something else', async () => {
  const gift = reviewOf({
    useReview: () => ({ ...reviewWith(november), consent: '料金を確かめました' }),
  });
  gift.submit.mockRejectedValueOnce(changed(december));
  open(gift);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: '料金を確かめました' });
  await userEvent.click(box);
  await pressButton('2GBを贈る');
  await screen.findByRole('table');
  expect(box.checked).toBe(false);
  await pressButton('いまの内容で、2GBを贈る');
  expect(gift.submit).toHaveBeenCalledTimes(1);
  await userEvent.click(box);
  await pressButton('いまの内容で、2GBを贈る');
  await arriveAt('/mobile/gift/done');
});

test('what is outside the rows is named too, and what is no longer there is a dash', async () => {
  const gift = reviewOf({
    useReview: () => ({
      rows: [],
      beside: [{ term: '解約の費用', confirms: { fee_total: 9800, quit_on: '2026-11-30' } }],
      action: '2GBを贈る',
    }),
  });
  gift.submit.mockRejectedValueOnce(changed({ fee_total: 0 }));
  open(gift);
  await pressButton('2GBを贈る');
  await waitFor(() =>
    expect(table()).toEqual([
      head,
      ['解約の費用', '9,800円', '0円'],
      ['解約の費用', '2026年11月30日(月)', '-'],
    ]),
  );
});

test('after an unknown outcome the same is confirmed again, whatever has become of it', async () => {
  let terms = november;
  const gift = readGift(() => terms);
  gift.submit.mockImplementationOnce(() => {
    terms = december;
    return Promise.reject(new NetworkError('no_response', true, true));
  });
  open(gift);
  await pressButton('2GBを贈る');
  expect(await screen.findByText('2027-01-01')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  await pressButton('もう一度、2GBを贈る');
  await arriveAt('/mobile/gift/done');
  expect(gift.submit).toHaveBeenLastCalledWith({ amount: '2', password: '' }, november);
});

test('so it is after a reload', async () => {
  const gift = reviewOf({ useReview: () => reviewWith(november) });
  gift.submit.mockReturnValueOnce(pending<GiftReceipt>().promise);
  open(gift);
  await pressButton('2GBを贈る');
  const later = reviewOf({ useReview: () => reviewWith(december) });
  open(later);
  await pressButton('もう一度、2GBを贈る');
  await arriveAt('/mobile/gift/done');
  expect(later.submit).toHaveBeenCalledExactlyOnceWith({ amount: '2', password: '' }, november);
});

/** A gift of two steps, the second of which asks for a secret, with what its review promises now. */
const promising = (now: () => Schema.Terms) => giftOf({ useReview: () => reviewWith(now()) });

test('what a draft’s review promised before it was opened anew is beside what is so now', async () => {
  let terms = november;
  const gift = promising(() => terms);
  open(gift);
  await fillIn();
  terms = december;
  open(gift, '/mobile/gift/confirm');
  // The secret is typed again, and all else is as it was.
  await userEvent.type(await screen.findByLabelText('パスワード'), 'sesame');
  await pressButton('確認へ進む');
  await arriveAt('/mobile/gift/confirm');
  expect(table()).toEqual([head, startsLater]);
  await pressButton('いまの内容で、2GBを贈る');
  await arriveAt('/mobile/gift/done');
  expect(gift.submit).toHaveBeenCalledExactlyOnceWith(
    { amount: '2', password: 'sesame' },
    december,
  );
});

test('another choice has promised nothing yet', async () => {
  let terms = november;
  const gift = promising(() => terms);
  open(gift);
  await fillIn();
  terms = december;
  open(gift);
  await userEvent.type(screen.getByLabelText('量'), '0');
  await pressButton('次へ進む');
  await userEvent.type(await screen.findByLabelText('パスワード'), 'sesame');
  await pressButton('確認へ進む');
  await arriveAt('/mobile/gift/confirm');
  expect(screen.queryByRole('table')).toBeNull();
});

test.each([404, 409])(
  'after a refusal by %i all is read again, and the page says what is so now',
  async (status) => {
    let isOver = false;
    const read = vi.fn(() => isOver);
    const gift = giftOf({
      steps: [],
      defaults: { amount: '2', password: '' },
      useBlocked: () => {
        const { data } = useQuery({ queryKey: ['over'], queryFn: () => read() });
        return data ? { reason: <p>期限を過ぎています</p> } : undefined;
      },
      useReview: () => reviewWith(november),
      refusal: () => ({ title: '取り消せませんでした', text: '期限は11月30日でした。' }),
    });
    gift.submit.mockImplementationOnce(() => {
      isOver = true;
      return Promise.reject(new BusinessError(status, { code: 'late', message: '' }));
    });
    open(gift);
    await pressButton('2GBを贈る');
    expect(await screen.findByText('期限を過ぎています')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(
      '取り消せませんでした期限は11月30日でした。',
    );
    expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.queryByRole('button', { name: /贈る/ })).toBeNull();
  },
);

test('after a refusal of what was typed nothing is read again', async () => {
  const read = vi.fn(() => false);
  const gift = reviewOf({
    useReview: () => {
      useQuery({ queryKey: ['over'], queryFn: () => read() });
      return reviewWith(november);
    },
  });
  gift.submit.mockRejectedValueOnce(new BusinessError(400, { code: 'bad_request', message: '' }));
  open(gift);
  await pressButton('2GBを贈る');
  await screen.findByRole('alert');
  expect(read).toHaveBeenCalledTimes(1);
});
