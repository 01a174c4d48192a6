// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { procedureMessages } from '@/catalogue/messages';
import { store } from '@/session/current';
import {
  arriveAt,
  fillIn,
  follow,
  giftOf,
  heading,
  lineOf,
  logIn,
  logInForEach,
  open,
  place,
  pressButton,
  stepsSaid,
} from './testProcedure';

logInForEach();

const amount = () => screen.getByLabelText<HTMLInputElement>('量').value;
const drafts = () => Object.keys(sessionStorage).filter((key) => key.includes('gift'));

test('a normal run goes from the questions over the review to the receipt', async () => {
  const gift = giftOf();
  open(gift);
  expect(stepsSaid()).toEqual(['→1入力', '2認証', '3確認', '4完了']);
  await userEvent.type(screen.getByLabelText('量'), '2');
  await pressButton('次へ進む');
  await arriveAt('/mobile/gift/password');
  expect(stepsSaid()).toEqual(['入力(済み)', '→2認証', '3確認', '4完了']);
  await userEvent.type(screen.getByLabelText('パスワード'), 'sesame');
  await pressButton('確認へ進む');
  await arriveAt('/mobile/gift/confirm');
  expect(stepsSaid()).toEqual(['入力(済み)', '認証(済み)', '→3確認', '4完了']);
  await pressButton('2GBを贈る');
  await arriveAt('/mobile/gift/done');
  expect(gift.submit).toHaveBeenCalledExactlyOnceWith({ amount: '2', password: 'sesame' }, {});
  expect(heading()).toBe('贈りました。PG1');
  expect(screen.getByText('コードは4071')).toBeTruthy();
  expect(stepsSaid()).toEqual(['入力(済み)', '認証(済み)', '確認(済み)', '→4完了']);
});

test('a reload shows the receipt again, without what may not be kept, and a new run starts empty', async () => {
  const gift = giftOf();
  open(gift);
  await fillIn();
  await pressButton('2GBを贈る');
  await arriveAt('/mobile/gift/done');
  open(gift, '/mobile/gift/done/');
  expect(screen.getByText('コードは非表示')).toBeTruthy();
  open(gift, '/mobile/gift/confirm');
  expect(place()).toBe('/mobile/gift/done');
  open(gift);
  expect(amount()).toBe('');
  await userEvent.type(screen.getByLabelText('量'), '3');
  open(gift, '/mobile/gift/confirm');
  expect(place()).toBe('/mobile/gift');
});

test('a reload keeps what was typed and how far the customer came', async () => {
  const gift = giftOf();
  open(gift);
  await userEvent.type(screen.getByLabelText('量'), '2');
  await pressButton('次へ進む');
  await arriveAt('/mobile/gift/password');
  open(gift, '/mobile/gift/confirm');
  expect(place()).toBe('/mobile/gift/password');
  open(gift, '/mobile/gift/');
  expect(amount()).toBe('2');
  expect(drafts()).toHaveLength(1);
});

test('what was typed about another thing than the address names is left out', async () => {
  let linked = '2';
  const [first, second] = giftOf().steps;
  const gift = giftOf({
    useAbout: () => ({ amount: linked }),
    steps: [first!, { ...second!, fields: [{ name: 'password', label: 'パスワード' }] }],
  });
  const password = () => screen.getByLabelText<HTMLInputElement>('パスワード').value;
  open(gift);
  expect(amount()).toBe('2');
  await pressButton('次へ進む');
  await arriveAt('/mobile/gift/password');
  await userEvent.type(screen.getByLabelText('パスワード'), 'sesame');
  open(gift, '/mobile/gift/password');
  expect(password()).toBe('sesame');
  linked = '3';
  open(gift, '/mobile/gift/password');
  expect(password()).toBe('');
  open(gift);
  expect(amount()).toBe('3');
});

test('after a reload on the review the secret is asked for again, and nothing else', async () => {
  const gift = giftOf();
  open(gift);
  await fillIn();
  open(gift, '/mobile/gift/confirm');
  expect(place()).toBe('/mobile/gift/password');
  expect(screen.getByLabelText<HTMLInputElement>('パスワード').value).toBe('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('sesame');
});

test('who leaves for another screen and comes back finds the review with its secret', async () => {
  const gift = giftOf();
  open(gift);
  await fillIn();
  await userEvent.click(screen.getByRole('link', { name: 'やめて、トップに戻る' }));
  await arriveAt('/mobile/top/');
  await pressButton('ブラウザの戻る');
  await arriveAt('/mobile/gift/confirm');
  await pressButton('2GBを贈る');
  await arriveAt('/mobile/gift/done');
  expect(gift.submit).toHaveBeenCalledExactlyOnceWith({ amount: '2', password: 'sesame' }, {});
});

test.each(['confirm', 'password', 'done'])(
  'a shared link to the step %s leads to the first step and says to start again',
  async (step) => {
    open(giftOf(), `/mobile/gift/${step}`);
    expect(place()).toBe('/mobile/gift');
    expect(screen.getByRole('alert').textContent).toBe(procedureMessages.startAgain);
    expect(screen.queryByText(procedureMessages.secretsGone.title)).toBeNull();
    await userEvent.type(screen.getByLabelText('量'), '3');
    await pressButton('次へ進む');
    await arriveAt('/mobile/gift/password');
    await pressButton('ブラウザの戻る');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('a later step whose earlier ones miss only a secret says to type that again', async () => {
  const gift = giftOf();
  const steps = gift.steps.map((input) => ({
    ...input,
    fields: input.fields.map((field) => ({ ...field, secret: true })),
  }));
  const secret = giftOf({ steps });
  open(secret);
  await userEvent.type(screen.getByLabelText('量'), '2');
  await pressButton('次へ進む');
  await arriveAt('/mobile/gift/password');
  open(secret, '/mobile/gift/password');
  expect(place()).toBe('/mobile/gift');
  const { title, text } = procedureMessages.secretsGone;
  expect(screen.getByText(text).closest('[role=status]')?.textContent).toBe(title + text);
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(screen.getByLabelText('量'), '3');
  await pressButton('次へ進む');
  await arriveAt('/mobile/gift/password');
  await pressButton('ブラウザの戻る');
  expect(amount()).toBe('3');
  expect(screen.queryByText(title)).toBeNull();
  await follow('やめて、トップに戻る');
  expect(place()).toBe('/mobile/top/');
});

test('a step whose secret fields a reload has emptied says so, until they are typed again', async () => {
  const gift = giftOf();
  open(gift);
  await userEvent.type(screen.getByLabelText('量'), '2');
  await pressButton('次へ進む');
  await userEvent.type(await screen.findByLabelText('パスワード'), 'sesame');
  const { title } = procedureMessages.secretsGone;
  expect(screen.queryByText(title)).toBeNull();
  open(gift, '/mobile/gift/password');
  expect(screen.getByLabelText<HTMLInputElement>('パスワード').value).toBe('');
  expect(screen.getByText(title)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('パスワード'), 'sesame');
  await pressButton('確認へ進む');
  await arriveAt('/mobile/gift/confirm');
  await pressButton('ブラウザの戻る');
  expect(screen.queryByText(title)).toBeNull();
});

test('an address that is no step leads to the first one', () => {
  open(giftOf(), '/mobile/gift/nowhere');
  expect(place()).toBe('/mobile/gift');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a procedure that asks nothing opens with its review', async () => {
  const gift = giftOf({ steps: [], path: '/mobile/take' });
  open(gift, '/mobile/take/confirm');
  expect(screen.queryByRole('link', { name: /^(?!やめて).*に戻る/ })).toBeNull();
  await pressButton('GBを贈る');
  await arriveAt('/mobile/take/done');
});

test('the way back leads through the steps with what was typed, and a changed answer asks again', async () => {
  const gift = giftOf();
  open(gift);
  await fillIn();
  await follow('認証に戻る');
  expect(place()).toBe('/mobile/gift/password');
  expect(screen.getByLabelText<HTMLInputElement>('パスワード').value).toBe('sesame');
  await pressButton('確認へ進む');
  await arriveAt('/mobile/gift/confirm');
});

test('what is typed for one line is not offered for another', async () => {
  logIn([lineOf('m09000001234', '09000001234'), lineOf('m09000005678', '09000005678')]);
  const links = ['1234', '5678'].map((line) => (
    <Link key={line} to={`/mobile/gift?line=${line}`}>{`${line}の回線`}</Link>
  ));
  open(giftOf({ tabs: links }));
  await userEvent.type(screen.getByLabelText('量'), '2');
  act(() => store.select('m09000005678'));
  await follow('5678の回線');
  expect(amount()).toBe('');
  act(() => store.select('m09000001234'));
  await follow('1234の回線');
  expect(amount()).toBe('2');
});
