import { expectTexts } from './exampleRounds.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

test('three options are side by side; the choice is in the address and outlives a reload', async ({
  app,
}) => {
  const page = await app.visit('/option/compare?codes=MO320N,MO361N,MO310N', {
    as: 'mizuno.keiko',
    viewport: phone,
  });
  await expectTexts(page, [
    '3つを比べる',
    '7,260円',
    '手数料 3,300円、機器 3,960円',
    '14,448円',
    '6,600円',
    '3,960円',
    'お申し込みの翌月1日',
    '対応する家電',
    '機器の返却 2,200円',
    '駆けつけ 30分ごとに5,500円',
    '12月1日(火)から',
    '11月30日(月)まで',
  ]);
  await expectNoSidewaysScroll(page);
  await expect(page.getByLabel('比べる(ゲーム機プラン A)')).toBeDisabled();
  await page.getByRole('button', { name: '外す(メッシュWi-Fi)' }).click();
  await expect(page.getByRole('heading', { name: '2つを比べる' })).toBeVisible();
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('codes') === 'MO320N,MO361N');
  await page.getByLabel('比べる(ゲーム機プラン A)').click();
  await expect(page.getByRole('heading', { name: '3つを比べる' })).toBeVisible();
  await page.reload();
  await waitForScreen(page);
  await expectTexts(page, ['ゲーム機プラン A', '3年間のご契約']);
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoSidewaysScroll(page);
});

test('who has none of them reads nothing of orders under way', async ({ app }) => {
  const page = await app.visit('/option/compare?codes=MO320N,MO361N,MO310N', {
    as: 'irie.fumi',
    viewport: desktop,
  });
  const states = page.getByRole('row', { name: /^いまの状態/ });
  await expect(states).toHaveText(/^いまの状態(未申込){3}$/);
  const table = page.getByRole('table', { name: 'オプションの比較' });
  await expect(table.getByText(/から$|まで$/)).toHaveCount(0);
});

test('who waits for the line reads the first day as on the option’s own page', async ({ app }) => {
  const page = await app.visit('/option/compare?codes=MO120N', {
    as: 'funaki.wataru',
    viewport: phone,
  });
  const start = page.getByRole('row', { name: /^利用開始/ });
  await expect(start).toContainText('光の開通後に始まります');
  await expectNoSidewaysScroll(page);
});

test('nothing chosen, or nonsense in the address: choose from the catalogue', async ({ app }) => {
  const page = await app.visit('/option/compare?codes=<b>,NOPE', { as: 'irie.fumi' });
  await expectTexts(page, ['オプションを比べる', '下から3つまで選べます。']);
  await expect(page.getByRole('table', { name: 'オプションの比較' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'IoT' }).click();
  await page.getByLabel('比べる(見守りデバイス)').click();
  await expect(page.getByRole('table', { name: 'オプションの比較' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
