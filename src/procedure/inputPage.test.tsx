// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormContext } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BusinessError, NetworkError } from '@/api/errors';
import { procedureMessages } from '@/catalogue/messages';
import { store } from '@/session/current';
import { media } from '@/theme/media';
import type { FrameParts } from './InputStep';
import {
  arriveAt,
  believeOffline,
  fillIn,
  follow,
  type Gift,
  giftOf,
  type GiftValues,
  lineOf,
  logIn,
  oneStepOf,
  open,
  pending,
  place,
  pressButton,
} from './testProcedure';

const brought = vi.fn();
beforeEach(() => {
  logIn();
  HTMLElement.prototype.scrollIntoView = brought;
});
afterEach(() => {
  cleanup();
  store.clear('logout');
  vi.unstubAllGlobals();
});

const typeAmount = () => userEvent.type(screen.getByLabelText('量'), '2');
const focused = () => document.activeElement;
const notYet = () => screen.queryByText(/^まだ確定しません。/)?.textContent;

test('each step says what comes next, and only the last that nothing is sent before the review', async () => {
  open(giftOf());
  expect(notYet()).toBe('まだ確定しません。');
  await typeAmount();
  await pressButton('次へ進む');
  await screen.findByLabelText('パスワード');
  expect(notYet()).toBe('まだ確定しません。次の画面で内容をお確かめください。');
  expect(screen.getByRole('button', { name: '確認へ進む' })).toBeTruthy();
});

test('what is missing is said above the form, which takes the focus at each attempt and leads to the field', async () => {
  open(oneStepOf());
  expect(screen.queryByRole('alert')).toBeNull();
  await pressButton('確認へ進む');
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toBe('入力の誤りが1つあります量：量を入力してください');
  await waitFor(() => expect(focused()).toBe(summary));
  await follow('量：量を入力してください');
  expect(focused()).toBe(screen.getByLabelText('量'));
  await pressButton('確認へ進む');
  await waitFor(() => expect(focused()).toBe(summary));
  expect(place()).toBe('/mobile/gift');
});

test('a mistake that is made while typing, after all was mended, leaves the focus in its field', async () => {
  open(oneStepOf());
  await pressButton('確認へ進む');
  await screen.findByRole('alert');
  await typeAmount();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.clear(screen.getByLabelText('量'));
  expect(await screen.findByText('量を入力してください')).toBeTruthy();
  expect(focused()).toBe(screen.getByLabelText('量'));
  expect(screen.queryByRole('alert')).toBeNull();
  await pressButton('確認へ進む');
  await waitFor(() => expect(focused()).toBe(screen.getByRole('alert')));
});

test('a field that is wrong on another step is not shown here', async () => {
  const gift = giftOf();
  const refused = new BusinessError(400, {
    code: 'invalid',
    message: '',
    fields: [
      { name: 'gift.amount', message: '多すぎます' },
      { name: 'password', message: '違います' },
      { name: 'unknown', message: '不明です' },
    ],
  });
  gift.submit.mockRejectedValue(refused);
  open(gift);
  await fillIn();
  await pressButton('2GBを贈る');
  await arriveAt('/mobile/gift');
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toBe('入力の誤りが1つあります量：多すぎます');
  await waitFor(() => expect(focused()).toBe(summary));
});

test('変更 on the review leads to the field and straight back', async () => {
  open(giftOf());
  await fillIn();
  await follow('変更(贈る量)');
  expect(place()).toBe('/mobile/gift?change=amount');
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText('量')));
  expect(brought).toHaveBeenCalled();
  expect(notYet()).toContain('次の画面で');
  await pressButton('確認へ進む');
  await arriveAt('/mobile/gift/confirm');
});

test('変更 whose answer is new leads on to the step that has to be passed again', async () => {
  open(giftOf());
  await fillIn();
  await follow('変更(贈る量)');
  await typeAmount();
  await pressButton('確認へ進む');
  await arriveAt('/mobile/gift/password');
});

test('without 変更 no field is brought into view, and each step leads to the next', async () => {
  open(giftOf());
  await fillIn();
  await follow('認証に戻る');
  await pressButton('ブラウザの戻る');
  open(giftOf());
  brought.mockClear();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(focused()).toBe(document.body);
  expect(brought).not.toHaveBeenCalled();
  await pressButton('次へ進む');
  await arriveAt('/mobile/gift/password');
});

test('a device that believes itself offline goes on', async () => {
  open(oneStepOf());
  await typeAmount();
  act(believeOffline);
  await userEvent.type(screen.getByLabelText('量'), '{Enter}');
  await arriveAt('/mobile/gift/confirm');
});

test('the server is asked before a step is left, once and with what was typed', async () => {
  const { promise, answer } = pending<void>();
  const check = vi.fn((_: GiftValues) => promise);
  open(oneStepOf({ check }));
  expect(screen.queryByText('確かめています')).toBeNull();
  await typeAmount();
  await pressButton('確認へ進む');
  expect(await screen.findAllByText('確かめています')).not.toHaveLength(0);
  expect(check).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ amount: '2' }));
  expect(place()).toBe('/mobile/gift');
  answer();
  await arriveAt('/mobile/gift/confirm');
});

test('a check that gets no answer says why beside the button', async () => {
  open(oneStepOf({ check: () => Promise.reject(new NetworkError('no_response', true, true)) }));
  await typeAmount();
  await pressButton('確認へ進む');
  expect((await screen.findByRole('alert')).textContent).toContain(procedureMessages.network.title);
  expect(place()).toBe('/mobile/gift');
});

test('a check that refuses tells it at the field, and the summary takes the focus', async () => {
  const refused = new BusinessError(400, { code: 'few', message: '' });
  open(
    oneStepOf(
      { check: () => Promise.reject(refused) },
      { refusal: () => ({ field: 'amount', message: '足りません' }) },
    ),
  );
  await typeAmount();
  await pressButton('確認へ進む');
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('量：足りません');
  await waitFor(() => expect(focused()).toBe(summary));
});

test('the way out leads out of the procedure, or to the step before where that is wanted', async () => {
  const [first, second] = giftOf().steps;
  if (!first || !second) throw new Error('two steps');
  open(
    giftOf({
      steps: [
        { ...first, leadsBack: true, next: '贈り方へ進む' },
        { ...second, leadsBack: true },
      ],
    }),
  );
  expect(screen.getByRole('link', { name: 'やめて、トップに戻る' }).getAttribute('href')).toBe(
    '/mobile/top/',
  );
  await typeAmount();
  await pressButton('贈り方へ進む');
  const back = await screen.findByRole('link', { name: '入力に戻る' });
  expect(back.getAttribute('href')).toBe('/mobile/gift');
  expect(screen.queryByRole('link', { name: /^やめて/ })).toBeNull();
});

test('a page of its own draws the alerts, the fields and the ending where it wants, within the form', async () => {
  const Frame = ({ alerts, ending }: FrameParts) => {
    const { register } = useFormContext<GiftValues>();
    return (
      <>
        <h1>オプション</h1>
        {alerts}
        <input aria-label="量" {...register('amount', { required: '必須です' })} />
        {ending}
      </>
    );
  };
  open(oneStepOf({ frame: (parts) => <Frame {...parts} /> }));
  expect(screen.queryByLabelText('手続きの段階')).toBeNull();
  await pressButton('確認へ進む');
  expect((await screen.findByRole('alert')).textContent).toContain('量：必須です');
  await typeAmount();
  await pressButton('確認へ進む');
  await arriveAt('/mobile/gift/confirm');
});

test('tabs are on the first step alone, and a sum and what was done before where a step has them', async () => {
  const [first, second] = giftOf().steps;
  if (!first || !second) throw new Error('two steps');
  const sum = <span>毎月330円</span>;
  const footer = <p>これまでの贈り物</p>;
  open(giftOf({ steps: [{ ...first, sum, footer }, second], tabs: <p>贈る・受け取る</p> }));
  expect(screen.getByText('贈る・受け取る')).toBeTruthy();
  expect(screen.getByText('毎月330円')).toBeTruthy();
  expect(await screen.findByText('これまでの贈り物')).toBeTruthy();
  await typeAmount();
  await pressButton('次へ進む');
  await screen.findByLabelText('パスワード');
  for (const text of ['贈る・受け取る', '毎月330円', 'これまでの贈り物'])
    expect(screen.queryByText(text)).toBeNull();
});

test.each([true, false])(
  'what holds now is drawn only where there is room for it: %s',
  (isWide) => {
    const wide = (query: string) => query === media.fromLarge.replace('@media ', '') && isWide;
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: wide(query),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    open(giftOf({ current: <p>いまは10GB</p> }));
    expect(screen.queryByText('いまは10GB') !== null).toBe(isWide);
  },
);

const noteOf = (parts: Partial<Gift>) => {
  logIn([lineOf('m09000001234', '09000001234'), lineOf('m09000005678', '09000005678')]);
  open(giftOf(parts));
  return screen.queryByText(/のデータを贈ります/)?.textContent;
};
test('the number is said once more beside the button, where the procedure has words for it', () => {
  expect(noteOf({})).toBeUndefined();
  expect(noteOf({ lineNote: 'のデータを贈ります' })).toBe('090-0000-1234 のデータを贈ります');
});
