import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

async function box(of: Locator) {
  const found = await of.boundingBox();
  if (!found) throw new Error('It is not drawn');
  return { ...found, right: found.x + found.width, middle: found.y + found.height / 2 };
}

test('on a phone the choice of a long popup is in view, and news takes two lines', async ({
  app,
}) => {
  const page = await app.visit('/top', {
    as: 'kanzaki.sakuranosuke',
    viewport: phone,
    own: true,
  });
  const hide = page.getByLabel('次から表示しない');
  await expect(hide).toBeVisible();
  const { y, height } = await box(hide);
  expect(y + height).toBeLessThan(phone.height);
  // The press lands only if no scrolling content covers the checkbox.
  await hide.check();
  await page.getByRole('button', { name: '閉じる', exact: true }).click();
  const news = page.getByRole('region', { name: '大切なお知らせ' });
  const text = news.locator('[data-whole], :has(> b)').first();
  await expect.poll(async () => (await box(text)).height).toBeLessThanOrEqual(2 * 26);
  await news.getByRole('button', { name: /^続きを読む/ }).click();
  await expect.poll(async () => (await box(text)).height).toBeGreaterThan(2 * 26);
});

test('on a phone a month is level with its amount, and large enough to press', async ({ app }) => {
  const page = await app.visit('/billing', { as: 'irie.fumi', viewport: phone });
  const row = page.getByRole('row').filter({ hasText: '9月' }).first();
  const month = await box(row.getByRole('link').first());
  const amount = await box(row.getByText('3,673').first());
  expect(Math.abs(month.middle - amount.middle)).toBeLessThanOrEqual(3);
  expect(month.height).toBeGreaterThanOrEqual(44);
});

test('amounts of choices end on the page’s right edge', async ({ app }) => {
  const page = await app.visit('/mobile/contract/plan', {
    as: 'saegusa.minori',
    viewport: phone,
  });
  const row = page.locator('label:has(input[type=radio])').filter({ hasText: '円' }).first();
  const ends = await row.evaluate((label) => label.lastElementChild?.getBoundingClientRect().right);
  expect(ends).toBe(phone.width - 20);
});

for (const [path, as, name] of [
  ['/option', 'irie.fumi', '動画見放題'],
  ['/mobile/top/', 'tokita.haru', /11月ご請求分の金額が確定しました/],
] as const) {
  test(`titles of rows on ${path} are 44 high for the finger`, async ({ app }) => {
    const page = await app.visit(path, { as, viewport: phone });
    await expect
      .poll(async () => (await box(page.getByRole('link', { name }).first())).height)
      .toBeGreaterThanOrEqual(44);
  });
}

test('a review names its parts in the rail, with the way back above them', async ({ app }) => {
  const page = await app.visit('/mobile/top/charge', { as: 'tokita.haru', viewport: desktop });
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await page.waitForURL('**/confirm*');
  await waitForScreen(page);
  for (const part of [
    page.getByRole('link', { name: '入力に戻る' }),
    page.getByRole('heading', { name: '手続きの内容' }),
    page.getByRole('heading', { name: '確認', exact: true }),
  ])
    await expect.poll(async () => (await box(part)).right).toBeLessThan(336);
});

test('each mark of the login history is beside its word', async ({ app }) => {
  app.mock.pins.set('getLoginHistory', 'normal');
  const page = await app.visit('/login_history', { as: 'irie.fumi', viewport: phone });
  const rows = await page.getByRole('main').locator('li:has(> svg)').all();
  expect(rows.length).toBeGreaterThan(3);
  for (const row of rows) {
    const label = row.locator('> :last-child');
    await expect(label).toHaveText(
      /^(?:ログイン|いまの端末|はじめての端末|パスワード違い|ロック中)$/,
    );
    await expect.poll(async () => (await box(label)).width).toBeGreaterThan(40);
  }
});

test('what asks on the benefits has one filled button', async ({ app }) => {
  const page = await app.visit('/campaign', { as: 'kanzaki.sakuranosuke', viewport: phone });
  const filled = page.getByRole('main').locator('.MuiButton-primary');
  await expect.poll(() => filled.allInnerTexts()).toEqual(['受け取りの手続きへ進む']);
});
