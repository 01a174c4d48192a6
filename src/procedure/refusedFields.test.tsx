// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BusinessError } from '@/api/errors';
import {
  arriveAt,
  fillIn,
  giftOf,
  logInForEach,
  oneStepOf,
  open,
  place,
  pressButton,
  reviewOf,
} from './testProcedure';

logInForEach();

/** A refusal of these fields, by the names that the server has for them. */
const wrong = (...names: string[]) =>
  new BusinessError(400, {
    code: 'invalid',
    message: '',
    fields: names.map((name) => ({ name, message: `${name}が違います` })),
  });
const alert = () => screen.queryByRole('alert')?.textContent;

/** Fills in a gift of two steps and sends it, which is refused. */
async function refuseAs(refused: BusinessError, parts: Parameters<typeof giftOf>[0] = {}) {
  const gift = giftOf(parts);
  gift.submit.mockRejectedValueOnce(refused);
  open(gift);
  await fillIn();
  await pressButton('2GBを贈る');
}

test('a field without a name of the server’s own is known by its name in the form', async () => {
  await refuseAs(wrong('password'));
  await arriveAt('/mobile/gift/password');
  await waitFor(() => expect(alert()).toContain('パスワード：passwordが違います'));
});

test('what the fields were asked of is read again, since it may be otherwise by now', async () => {
  const answers = vi.fn(() => 'いまの量');
  await refuseAs(wrong('gift.amount'), {
    useBlocked: () => {
      useQuery({ queryKey: ['rest'], queryFn: answers });
      return undefined;
    },
  });
  await arriveAt('/mobile/gift');
  await waitFor(() => expect(answers).toHaveBeenCalledTimes(2));
});

test('of several wrong fields the first step that has one is opened', async () => {
  await refuseAs(wrong('password', 'gift.amount'));
  await arriveAt('/mobile/gift');
  await waitFor(() => expect(alert()).toContain('量：gift.amountが違います'));
});

test('wrong fields are shown at the fields, though the procedure has words for the refusal', async () => {
  await refuseAs(wrong('gift.amount'));
  await arriveAt('/mobile/gift');
  expect(document.body.textContent).not.toContain('いまは贈れません');
});

test.each([
  ['that the form doesn’t have', 'gift.colour'],
  ['whose name in the form the server doesn’t use', 'amount'],
])('a wrong field %s is shown in the procedure’s words', async (_, name) => {
  await refuseAs(wrong(name));
  await waitFor(() => expect(alert()).toBe('いまは贈れません残りが足りません。'));
  expect(place()).toBe('/mobile/gift/confirm');
});

test('of the wrong fields only those are shown that the form has', async () => {
  await refuseAs(wrong('gift.colour', 'gift.amount'));
  await arriveAt('/mobile/gift');
  await waitFor(() => expect(alert()).toContain('入力の誤りが1つあります'));
  expect(alert()).not.toContain('gift.colour');
});

test('what was refused can be corrected and is then sent as it is corrected', async () => {
  const gift = oneStepOf();
  gift.submit.mockRejectedValueOnce(wrong('gift.amount'));
  open(gift, '/mobile/gift');
  await userEvent.type(screen.getByLabelText('量'), '9');
  await pressButton('確認へ進む');
  await arriveAt('/mobile/gift/confirm');
  await pressButton('9GBを贈る');
  await arriveAt('/mobile/gift');
  // Typed sooner, the focus would leave the field again for the summary of what is wrong.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
  await userEvent.clear(screen.getByLabelText('量'));
  await userEvent.type(screen.getByLabelText('量'), '3');
  await pressButton('確認へ進む');
  await arriveAt('/mobile/gift/confirm');
  await pressButton('3GBを贈る');
  await arriveAt('/mobile/gift/done');
  expect(gift.submit.mock.calls.map(([{ amount }]) => amount)).toEqual(['9', '3']);
});

test('the receipt takes the place of the review, so the way back doesn’t lead to it', async () => {
  const gift = reviewOf();
  open(gift);
  await pressButton('2GBを贈る');
  await arriveAt('/mobile/gift/done');
  await pressButton('ブラウザの戻る');
  expect(place()).toBe('/mobile/gift/done');
  expect(gift.submit).toHaveBeenCalledTimes(1);
});
