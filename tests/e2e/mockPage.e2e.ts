import type { Page } from '@playwright/test';
import type { App } from './app.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './pages.ts';

async function open(app: App, viewport = desktop, dark = false): Promise<Page> {
  const page = await app.page({ viewport, dark });
  await page.goto(`${app.url}/__mock`);
  await expect(page.getByText('デモのお客さま')).toBeVisible();
  await expect(page.getByRole('button', { name: '時計を止める' })).toBeVisible();
  return page;
}

test('Requests come in live, with what was wrong with them', async ({ app }) => {
  const page = await open(app);
  await fetch(`${app.url}/hosts/fixed/api/read/v1/user`);
  await fetch(`${app.url}/hosts/auth/api/v2/authn/mypage/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"id":5}',
  });
  const user = page.getByRole('row', { name: /read\/v1\/user/ });
  await expect(user.getByText('違う')).toBeVisible();
  await expect(user.getByText('403')).toHaveCount(1);
  await page.getByRole('button', { name: /^契約違反/ }).click();
  await expect(user).toHaveCount(0);
  await page.getByRole('button', { name: /mypage\/login/ }).click();
  await expect(page.getByText(/body.*password/).first()).toBeVisible();
  await expect(
    page.getByRole('region', { name: /^要求の本文/ }).getByText('"id": 5'),
  ).toBeVisible();
  await expect(
    page.getByRole('region', { name: /^答えの本文/ }).getByText('bad_request'),
  ).toBeVisible();
  const headers = page.getByText(/^ヘッダー/).first();
  await headers.focus();
  await headers.press('Enter');
  await expect(page.getByText('content-type: application/json').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'この答え(400)をピンする' }).click();
  await expect(page.getByRole('combobox', { name: 'postLoginの答え' })).toBeVisible();
  expect(app.mock.violations().length).toBeGreaterThan(0);
  await page.getByRole('button', { name: '消す' }).click();
  await expect(page.getByText('まだなにも届いていません。')).toBeVisible();
});

test('Requests are searched, copied as curl and saved as a HAR file', async ({ app }) => {
  const page = await open(app, phone);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => fetch('/hosts/auth/api/v2/authn/mypage/login', { method: 'DELETE' }));
  await fetch(`${app.url}/hosts/fixed/api/read/v1/user`);
  const user = page.getByRole('button', { name: /read\/v1\/user/ });
  const login = page.getByRole('button', { name: /mypage\/login/ });
  await expect(login).toBeVisible();
  await page.getByLabel('探す').fill('getUser 403');
  await expect(login).toHaveCount(0);
  await user.press('Enter');
  await page.getByRole('button', { name: 'curl としてコピー' }).press('Enter');
  await expect(page.getByText('curl をコピーしました')).toBeVisible();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^curl .*v1\/user/);
  await page.getByLabel('探す').fill('nothing like this');
  await expect(page.getByText('あてはまるものはありません。')).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'HAR を保存' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('mock.har');
  expect(app.mock.violations()).toHaveLength(1);
});

test('Pins, scenarios, faults and the clock are set by keyboard alone', async ({ app }) => {
  const page = await open(app, phone, true);
  const { mock } = app;
  await page.getByLabel('場面をまとめて').selectOption('bill_overdue');
  await expect(page.getByRole('combobox', { name: 'getBillingの答え' })).toBeVisible();
  expect(mock.pins.get('getBilling')).toBe('status_5');
  await page.getByRole('button', { name: 'getCautionのピンを外す' }).press('Enter');
  await expect.poll(() => mock.pins.has('getCaution')).toBe(false);
  await page.getByLabel('なにが起きるか').selectOption('rate_limit');
  await page.getByLabel('割合').fill('20');
  await page.getByRole('button', { name: '障害を起こす' }).press('Enter');
  await expect(page.getByRole('button', { name: 'すべての読み取りの障害を外す' })).toBeVisible();
  expect(mock.faults.get('reads')).toMatchObject({ kind: 'rate_limit', percent: 20 });
  await expectNoSidewaysScroll(page);
  const before = mock.clock.now();
  await page.getByRole('button', { name: '月末 23:59' }).press('Enter');
  await expect(page.getByText('2026年11月30日(月)')).toBeVisible();
  await page.getByRole('button', { name: '時計を止める' }).press('Enter');
  await expect(page.getByText('止まっています')).toBeVisible();
  expect(mock.clock.isRunning).toBe(false);
  await page.getByRole('button', { name: 'はじめの時刻に戻す' }).press('Enter');
  await expect(page.getByText('2026年11月21日(土)')).toBeVisible();
  expect(Math.abs(mock.clock.now().getTime() - before.getTime())).toBeLessThan(60_000);
  mock.reset();
});

test('A customer is logged in from the page, has a time of their own, and is let run out', async ({
  app,
}) => {
  const page = await open(app);
  const link = page.getByRole('link', { name: /入江 ふみ/ });
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await tab.getByRole('button', { name: 'このログインで続ける' }).click();
  await tab.waitForURL('**/top');
  await expect(tab.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.reload();
  const row = page.getByRole('row', { name: /irie\.fumi/ });
  await row.getByRole('button', { name: /\+31分/ }).click();
  await expect(row.getByText(/11:1\d/)).toBeVisible();
  await expect(row.getByText('29分')).toBeVisible();
  await row.getByRole('button', { name: /切れたことにする/ }).click();
  await expect(page.getByText('ログインしている人はいません。')).toBeVisible();
  await page.getByRole('button', { name: 'すべてはじめに戻す' }).click();
});
