import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone } from './pages.ts';
import { expectSound, useStage } from './portal.ts';

const stage = useStage();

async function open(viewport = desktop, dark = false): Promise<Page> {
  const page = await stage.page({ viewport, dark });
  await page.goto(`${stage.url}/__mock`);
  await page.getByText('デモのお客さま').waitFor();
  await page.getByRole('button', { name: '時計を止める' }).waitFor();
  return page;
}

test('Requests come in live, with what was wrong with them', async () => {
  const page = await open();
  await fetch(`${stage.url}/hosts/fixed/api/read/v1/user`);
  await fetch(`${stage.url}/hosts/auth/api/v2/authn/mypage/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"id":5}',
  });
  const user = page.getByRole('row', { name: /read\/v1\/user/ });
  await user.getByText('違う').waitFor();
  expect(await user.getByText('403').count()).toBe(1);
  await page.getByRole('button', { name: /^契約違反/ }).click();
  expect(await user.count()).toBe(0);
  await page.getByRole('button', { name: /mypage\/login/ }).click();
  await page
    .getByText(/body.*password/)
    .first()
    .waitFor();
  await page
    .getByRole('region', { name: /^要求の本文/ })
    .getByText('"id": 5')
    .waitFor();
  await page
    .getByRole('region', { name: /^答えの本文/ })
    .getByText('bad_request')
    .waitFor();
  const headers = page.getByText(/^ヘッダー/).first();
  await headers.focus();
  await headers.press('Enter');
  await page.getByText('content-type: application/json').first().waitFor();
  await expectSound(page);
  await page.getByRole('button', { name: 'この答え(400)をピンする' }).click();
  await page.getByRole('combobox', { name: 'postLoginの答え' }).waitFor();
  expect(stage.portal.mock.violations().length).toBeGreaterThan(0);
  await page.getByRole('button', { name: '消す' }).click();
  await page.getByText('まだなにも届いていません。').waitFor();
});

test('Pins, scenarios, faults and the clock are set by keyboard alone', async () => {
  const page = await open(phone, true);
  const { mock } = stage.portal;
  await page.getByLabel('場面をまとめて').selectOption('bill_overdue');
  await page.getByRole('combobox', { name: 'getBillingの答え' }).waitFor();
  expect(mock.pins.get('getBilling')).toBe('status_5');
  await page.getByRole('button', { name: 'getCautionのピンを外す' }).press('Enter');
  await expect.poll(() => mock.pins.has('getCaution')).toBe(false);
  await page.getByLabel('なにが起きるか').selectOption('rate_limit');
  await page.getByLabel('割合').fill('20');
  await page.getByRole('button', { name: '障害を起こす' }).press('Enter');
  await page.getByRole('button', { name: 'すべての読み取りの障害を外す' }).waitFor();
  expect(mock.faults.get('reads')).toMatchObject({ kind: 'rate_limit', percent: 20 });
  await expectSound(page);
  const before = mock.clock.now();
  await page.getByRole('button', { name: '月末 23:59' }).press('Enter');
  await page.getByText('2026年11月30日(月)').waitFor();
  await page.getByRole('button', { name: '時計を止める' }).press('Enter');
  await page.getByText('止まっています').waitFor();
  expect(mock.clock.isRunning).toBe(false);
  await page.getByRole('button', { name: 'はじめの時刻に戻す' }).press('Enter');
  await page.getByText('2026年11月21日(土)').waitFor();
  expect(Math.abs(mock.clock.now().getTime() - before.getTime())).toBeLessThan(60_000);
  mock.reset();
});

test('A customer is logged in from the page, has a time of their own, and is let run out', async () => {
  const page = await open();
  const link = page.getByRole('link', { name: /入江 ふみ/ });
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await tab.getByRole('button', { name: 'このログインで続ける' }).click();
  await tab.waitForURL('**/top');
  await tab.getByRole('heading', { level: 1 }).first().waitFor();
  await page.reload();
  const row = page.getByRole('row', { name: /irie\.fumi/ });
  await row.getByRole('button', { name: /\+31分/ }).click();
  await row.getByText(/11:1\d/).waitFor();
  await row.getByText('29分').waitFor();
  await row.getByRole('button', { name: /切れたことにする/ }).click();
  await page.getByText('ログインしている人はいません。').waitFor();
  await page.getByRole('button', { name: 'すべてはじめに戻す' }).click();
});
