import type { Page } from '@playwright/test';
import type { Entry } from '../../scripts/mock/exchange.ts';
import type { App } from './app.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { charge } from './flows/charge.ts';
import { deliveryDate } from './flows/dates.ts';
import { esim } from './flows/esim.ts';
import { type Flow, press, pressAgain } from './flows/flow.ts';
import { packetGift } from './flows/packetGift.ts';
import { promotion } from './flows/promotion.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

/** Opens a few pages first, since a browser repeats a request only on connections that it has used before. */
async function walkTo(app: App, { as, path, fill }: Flow): Promise<Page> {
  const page = await app.page({ as, viewport: phone });
  for (const address of ['/mobile/top', '/mobile/notification_history', path]) {
    await page.goto(app.url + address);
    await waitForScreen(page);
  }
  await fill(page);
  return page;
}

const unknown = (page: Page) =>
  expect(page.getByRole('heading', { name: '結果を確認できませんでした' })).toBeVisible();
const carriedOut = (calls: Entry[]) => calls.filter(({ source }) => source === 'state');
const sources = (calls: Entry[]) => calls.map(({ source }) => source);

for (const flow of [charge, esim, packetGift]) {
  test(`${flow.name}: one press without an answer is carried out once, and so is its repetition`, async ({
    app,
  }) => {
    const page = await walkTo(app, flow);
    const calls = app.callsFromNow(flow.writes);
    app.mock.faults.set(flow.writes, { kind: 'no_response' });
    await press(page, flow);
    await unknown(page);
    expect(calls().length).toBeGreaterThan(0);
    expect(carriedOut(calls())).toHaveLength(1);
    app.mock.faults.clear();
    await page.getByRole('button', { name: /^もう一度、/ }).click();
    await expect(page.getByRole('heading', { name: flow.done })).toBeVisible();
    expect(carriedOut(calls())).toHaveLength(1);
    expect(sources(calls()).at(-1)).toBe('first answer again');
  });
}

test(
  'a repetition after a reload is the same press; the next order is another one',
  { tag: '@core' },
  async ({ app }) => {
    const page = await walkTo(app, charge);
    const calls = app.callsFromNow(charge.writes);
    app.mock.faults.set(charge.writes, { kind: 'no_response' });
    await press(page, charge);
    await unknown(page);
    app.mock.faults.clear();
    await page.reload();
    await unknown(page);
    await page.getByRole('button', { name: `もう一度、1.0GBを550円で追加する` }).click();
    await expect(page.getByRole('heading', { name: charge.done })).toBeVisible();
    expect(carriedOut(calls())).toHaveLength(1);
    expect(sources(calls()).at(-1)).toBe('first answer again');
    await page.goto(app.url + charge.path);
    await waitForScreen(page);
    await charge.fill(page);
    await pressAgain(page, charge);
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^もう一度、/ })
      .click();
    await expect(page.getByRole('heading', { name: charge.done })).toBeVisible();
    expect(carriedOut(calls())).toHaveLength(2);
  },
);

test('the same order pressed in a duplicated tab is asked about', async ({ app }) => {
  const { as, path, writes, done, button } = charge;
  const page = await app.visit(path, { as, viewport: phone, own: true });
  await charge.fill(page);
  const duplicate = await duplicateOf(page);
  const calls = app.callsFromNow(writes);
  await press(page, charge);
  await expect(page.getByRole('heading', { name: done })).toBeVisible();
  await pressAgain(duplicate, charge);
  const question = duplicate.getByRole('alertdialog', {
    name: /^同じ内容のお手続きを、\d+:\d\dに受け付けています$/,
  });
  await expect(question).toBeVisible();
  await waitForScreen(duplicate);
  // What the first order has changed is asked about in the same question.
  await expect(question.getByRole('row', { name: /^今月追加したデータ/ })).toBeVisible();
  await expect(
    question.getByRole('button', { name: `もう一度、いまの内容で${String(button)}` }),
  ).toBeVisible();
  await expect(duplicate.getByRole('alert')).toHaveCount(0);
  await expectNoSidewaysScroll(duplicate);
  expect(calls()).toHaveLength(1);
  await question.getByRole('button', { name: '送信しない' }).click();
  await expect(duplicate.getByRole('button', { name: button })).toBeFocused();
  await pressAgain(duplicate, charge);
  await question.getByRole('button', { name: `もう一度、${String(button)}` }).click();
  await expect(duplicate.getByRole('heading', { name: done })).toBeVisible();
  expect(carriedOut(calls())).toHaveLength(2);
});

// The last button of these reviews comes to be where 確認へ進む was.
for (const [flow, viewport] of [
  [promotion, phone],
  [deliveryDate, desktop],
] as const)
  test(`${flow.name}: a double press leads to the review and sends nothing, ${viewport.width}`, async ({
    app,
  }) => {
    const page = await app.visit(flow.path, { as: flow.as, viewport });
    await flow.fill(page);
    await page.goBack();
    const calls = app.callsFromNow(flow.writes);
    await page.getByRole('button', { name: '確認へ進む', exact: true }).dblclick();
    await waitForScreen(page);
    await expect(page.getByRole('main').getByRole('button', { name: flow.button })).toBeVisible();
    expect(calls()).toEqual([]);
  });

/** A tab as the browser duplicates it: the same address, with a copy of the session storage. */
async function duplicateOf(page: Page): Promise<Page> {
  const stored = await page.evaluate((): Record<string, string> => ({ ...sessionStorage }));
  const duplicate = await page.context().newPage();
  await duplicate.addInitScript((entries) => {
    if (sessionStorage.length > 0) return;
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, stored);
  await duplicate.goto(page.url());
  await waitForScreen(duplicate);
  return duplicate;
}

test('what was changed after an unknown outcome is a new order, and says what was asked before', async ({
  app,
}) => {
  const page = await walkTo(app, charge);
  const calls = app.callsFromNow(charge.writes);
  app.mock.faults.set(charge.writes, { kind: 'no_response' });
  await press(page, charge);
  await unknown(page);
  app.mock.faults.clear();
  await page.getByRole('link', { name: '入力に戻る' }).click();
  await page.getByRole('radio', { name: /3\.0GB/ }).check();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByText('送信した内容：1.0GBを550円で追加する')).toBeVisible();
  await page.getByRole('button', { name: /^3\.0GBを/ }).click();
  await expect(page.getByRole('heading', { name: '3.0GBを追加しました。' })).toBeVisible();
  expect(carriedOut(calls())).toHaveLength(2);
});
