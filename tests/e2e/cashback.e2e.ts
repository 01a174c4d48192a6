import type { Page } from '@playwright/test';
import type { App } from './app.ts';
import { examplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { cashback, mobileCashback } from './flows/cashback.ts';
import { press } from './flows/flow.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

test.beforeEach(({ app }) => app.mock.clock.set('2026-11-21T10:40:00+09:00'));

const pin = (app: App, id: string, example: string) => app.mock.pins.set(id, example);
const seen = (page: Page, text: string) =>
  expect(page.getByRole('main').getByText(text).first()).toBeVisible();

const refusals = {
  cashback_not_eligible: 'キャッシュバック対象外です。',
  cashback_expired: '受け取りの期限を過ぎています',
  account_not_found: 'お確かめください。',
};
const paid = 'すでにキャッシュバックの入金手続が行われています';

for (const [flow, viewport, labels] of [
  [
    cashback,
    phone,
    { ...refusals, bad_request: '全角カタカナで入力してください。', cashback_already_paid: paid },
  ],
  [
    mobileCashback,
    desktop,
    {
      ...refusals,
      bad_request: '口座番号は7桁の半角数字で入力してください。',
      register_account_cashback_procedure_complete: paid,
    },
  ],
] as const) {
  test(`${flow.path}: each refusal has its words; then it is accepted`, async ({ app }) => {
    expect((await examplesOf(app, flow.writes)).filter((name) => name !== 'not_found')).toEqual(
      [...Object.keys(labels), 'normal'].sort(),
    );
    const page = await app.visit(flow.path, {
      as: flow.as,
      viewport,
      dark: viewport === desktop,
    });
    await page.getByRole('button', { name: '確認へ進む' }).click();
    await expect(page.getByRole('heading', { name: /^入力の誤りが/ })).toBeVisible();
    await expectNoSidewaysScroll(page);
    for (const [example, text] of Object.entries(labels)) {
      pin(app, flow.writes, example);
      await page.goto(app.url + flow.path);
      await waitForScreen(page);
      await flow.fill(page);
      await press(page, flow);
      await seen(page, text);
    }
    app.mock.pins.clear();
    await page.goto(app.url + flow.path);
    await waitForScreen(page);
    await flow.fill(page);
    await expectNoSidewaysScroll(page);
    await press(page, flow);
    await expect(page.getByRole('heading', { name: flow.done })).toBeVisible();
    await seen(page, 'みずほ 東京営業部');
    await expectNoSidewaysScroll(page);
  });
}

test('what was registered is in the list, and the SIM has nothing more to do', async ({ app }) => {
  const page = await app.visit(mobileCashback.path, { as: mobileCashback.as });
  await mobileCashback.fill(page);
  await press(page, mobileCashback);
  await expect(page.getByRole('heading', { name: mobileCashback.done })).toBeVisible();
  await page.goto(app.url + mobileCashback.path);
  await seen(page, paid);
  await page.goto(`${app.url}/mobile/notification_history`);
  await expect(
    page.getByText('キャッシュバックの口座の登録を受け付けました').first(),
  ).toBeVisible();
});

test('the only cashback is said, not asked', async ({ app }) => {
  const page = await app.visit('/campaign/cashback', {
    as: 'kanzaki.sakuranosuke',
    viewport: phone,
  });
  await seen(page, '受け取る特典');
  await seen(page, '9,999,999円');
  await expect(page.getByRole('group', { name: '受け取る特典' })).toHaveCount(0);
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByText('入力の誤りが')).toBeVisible();
  await expect(page.getByRole('link', { name: '受け取る特典' })).toHaveCount(0);
  await expectNoSidewaysScroll(page);

  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: '金融機関' }).fill('陶都');
  await main.getByRole('button', { name: '陶都信用農協(6265)' }).click();
  await main.getByRole('textbox', { name: '支店' }).fill('駅前');
  await main.getByRole('button', { name: '駅前(024)' }).click();
  await main.getByLabel('口座番号').fill('7654321');
  await main.getByLabel('口座の名義').fill('カンザキオオトリノモリ サクラノスケウエモンサブロウ');
  await main.getByRole('button', { name: '確認へ進む' }).click();
  await seen(page, 'カンザキオオトリノモリ サクラノスケウエモンサブロウ');
  await expect(main.getByRole('link', { name: /^変更/ })).toHaveCount(3);
  await press(page, cashback);
  await expect(page.getByRole('heading', { name: cashback.done })).toBeVisible();
  await seen(page, '陶都信用農協 駅前');
  await page.goto(`${app.url}/campaign`);
  await seen(page, '12月25日(金)に振り込み予定');
});
