import { expectTexts } from './exampleRounds.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { press } from './flows/flow.ts';
import { optionTogether } from './flows/optionTogether.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const { as, path } = optionTogether;

test('several options: one application, one review, one receipt; a refusal of one is shown as it is', async ({
  app,
}) => {
  const page = await app.visit(path, { as, viewport: phone });
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expectTexts(page, ['選択してください', '入力の誤りが1つあります']);
  await expectNoSidewaysScroll(page);
  await optionTogether.fill(page);
  await expectTexts(page, [...optionTogether.keeps, '4,196']);
  await expectNoSidewaysScroll(page);

  // The second order is refused: the page shows the accepted option and the refused one.
  let count = 0;
  await page.route('**/api/write/v1/option', async (route) => {
    count += 1;
    if (count < 2) return route.continue();
    app.mock.pins.set('postOption', 'payment_method_not_allowed');
    await route.continue();
  });
  await press(page, optionTogether);
  await expect(
    page.getByRole('heading', { name: '2件のうち1件のお申し込みを受け付けました。' }),
  ).toBeVisible();
  await expectTexts(page, [
    '受け付けました(1,078円/月)',
    '受け付けられませんでした',
    '現在のお支払い方法では、お申し込みいただけません。',
    '料金もかかりません。',
    'お支払い方法を選ぶ',
  ]);
  expect(count).toBe(2);
  await expectNoSidewaysScroll(page);

  await page.unroute('**/api/write/v1/option');
  app.mock.pins.delete('postOption');
  await page.setViewportSize(desktop);
  await page.goto(`${app.url}/option/MO102N`);
  await waitForScreen(page);
  await expectTexts(page, ['申込手続き中']);
});

test('who waits for the line applies for both, billed from when they begin', async ({ app }) => {
  const page = await app.visit(path, { as: 'funaki.wataru', viewport: phone });
  await optionTogether.fill(page);
  await expectTexts(page, [...optionTogether.keeps, 'ご利用が始まる月の分、翌月のご請求から']);
  await press(page, optionTogether);
  await expect(page.getByRole('heading', { name: optionTogether.done })).toBeVisible();
});

test('refused altogether: nothing was applied for', async ({ app }) => {
  const page = await app.visit(path, { as: 'irie.fumi', dark: true });
  await page.getByLabel('申し込む(雑誌読み放題)').check();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  app.mock.pins.set('postOption', 'option_not_acceptable');
  await page.getByRole('button', { name: '1件を申し込む' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('現在、お申込みを受け付けられない状態です。')).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expectTexts(page, ['雑誌読み放題', '1件を申し込む']);
  await expectNoSidewaysScroll(page);
});
