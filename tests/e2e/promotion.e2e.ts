import { expectTexts } from './exampleRounds.ts';
import { examplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { press } from './flows/flow.ts';
import { promotion } from './flows/promotion.ts';
import { phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const as = 'mizuno.keiko';

/** What is chosen at first, for each example of both reads. */
const checked: Record<string, number> = { normal: 4, all: 9, none: 0 };

test('each named example is what is chosen, for fibre and for a SIM', async ({ app }) => {
  const common = ['bad_request', 'not_found'];
  for (const id of ['getFixedPromotion', 'getContractPromotion'])
    expect((await examplesOf(app, id)).filter((name) => !common.includes(name))).toEqual(
      Object.keys(checked).sort(),
    );
  const page = await app.visit(promotion.path, { as, viewport: phone });
  await expectNoSidewaysScroll(page);
  for (const [example, count] of Object.entries(checked)) {
    app.mock.pins.set('getFixedPromotion', example);
    app.mock.pins.set('getContractPromotion', example);
    await page.reload();
    await waitForScreen(page);
    const chosen = page.getByRole('checkbox', { checked: true });
    // Fibre last: the last choice is the draft after the reload, and only choosing another service reads its settings.
    for (const service of [/090-0000-5678/, 'Minamo 光']) {
      await page.getByRole('radio', { name: service }).check();
      await expect.poll(() => chosen.count(), { message: example }).toBe(count);
    }
  }
});

test('settings are changed, for fibre and for a SIM, and shown where they are read', async ({
  app,
}) => {
  const page = await app.visit(promotion.path, { as, dark: true });
  await promotion.fill(page);
  await expectTexts(page, ['上位プランのご案内メール・SMSいまはメール', 'Minamo 光']);
  await expectNoSidewaysScroll(page);
  await press(page, promotion);
  await expect(page.getByRole('heading', { name: promotion.done })).toBeVisible();
  await expectTexts(page, ['メール・SMS', '手続きをした方水野 恵子 様', '受付日時']);
  await expectNoSidewaysScroll(page);
  await page.goto(app.url + promotion.path);
  await waitForScreen(page);
  await expect(page.getByRole('checkbox', { name: '上位プランのご案内：SMS' })).toBeChecked();
  await page.getByRole('radio', { name: /090-0000-1234/ }).check();
  await page.getByRole('checkbox', { name: 'ほかのサービスのご案内：郵送' }).check();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  app.mock.pins.set('putServiceContractPromotion', 'bad_request');
  await press(page, promotion);
  await expectTexts(page, ['お手続きできませんでした', '設定は変わっていません。']);
  app.mock.pins.clear();
  await press(page, promotion);
  await expect(page.getByRole('heading', { name: promotion.done })).toBeVisible();
  await expectTexts(page, ['Minamo モバイル 090-0000-1234', '郵送']);
  await page.goto(`${app.url}/notification_history`);
  await expectTexts(page, ['お知らせの受け取りを変更しました']);
});
