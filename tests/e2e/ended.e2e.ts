import type { App } from './app.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { press } from './flows/flow.ts';
import { mobileQuit } from './flows/mobileQuit.ts';
import { quitCancel } from './flows/quitCancel.ts';
import { hold } from './hold.ts';
import { logIn } from './login.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

test('who has left fibre sees so, and is offered what is still open', async ({ app }) => {
  app.mock.clock.set('2026-12-10T09:00:00+09:00');
  const page = await app.visit('/top', { as: 'seto.midori', viewport: phone });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: '解約済み' })).toBeVisible();
  await expect(main.getByText('11月30日(月)に、ご利用が終わりました。')).toBeVisible();
  await expect(main.getByRole('link', { name: /^お支払い方法の変更/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /オプションの追加・変更/ })).toBeHidden();
  await expectNoSidewaysScroll(page);

  await page.goto(`${app.url}/contract`);
  const can = main.getByRole('region', { name: 'いまできる手続き' });
  await expect(can.getByRole('link', { name: /お支払い方法の変更/ })).toBeVisible();
  await expect(can.getByRole('link', { name: /引っ越し|解約/ })).toBeHidden();
  await expect(main.getByText(/解約には、契約解除料がかかりません/)).toBeHidden();

  await page.goto(`${app.url}/option`);
  await waitForScreen(page);
  await expect(main.getByText('未申込')).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['探す']);
  // Said once for all of them.
  await expect(main.getByText('いまはお申し込みいただけません')).toBeVisible();
  await expect(main.getByText('光のご利用が11月30日(月)に終わったためです。')).toHaveCount(1);
  await expect(main.getByRole('link', { name: 'まとめて申し込む' })).toBeHidden();

  await page.goto(`${app.url}/progress`);
  await expect(main.getByRole('region', { name: '完了した手続き' })).toContainText('光の解約');
});

test('what was taken back is no longer shown', async ({ app }) => {
  const page = await app.visit(quitCancel.path, { as: 'seto.midori', viewport: desktop });
  await quitCancel.fill(page);
  await press(page, quitCancel);
  await expect(page.getByRole('heading', { name: quitCancel.done })).toBeVisible();
  await page.goto(`${app.url}/contract`);
  await waitForScreen(page);
  const main = page.getByRole('main');
  await expect(main.getByText('利用中').first()).toBeVisible();
  await expect(main.getByText('解約手続き中')).toHaveCount(0);
});

async function leaveSim(app: App): Promise<void> {
  const page = await app.visit(mobileQuit.path, { as: mobileQuit.as, viewport: phone });
  await mobileQuit.fill(page);
  await press(page, mobileQuit);
  await expect(page.getByRole('heading', { name: mobileQuit.done })).toBeVisible();
}

test('a SIM that was left has no data, no plan to change and a device that is late', async ({
  app,
}) => {
  await leaveSim(app);
  // The device had to be back by the 8th.
  app.mock.clock.set('2026-12-09T09:00:00+09:00');
  const page = await app.visit('/login/', { viewport: phone });
  await logIn(page, mobileQuit.as);
  const main = page.getByRole('main');
  await expect(main.getByText('11月30日(月)まで')).toBeVisible();
  await expect(main.getByText('解約済み')).toBeVisible();

  await page.goto(`${app.url}/mobile/contract/?line=1234`);
  await waitForScreen(page);
  await expect(main.getByText('プランの機能')).toBeHidden();
  await expect(main.getByRole('link', { name: 'オプションを変更する' })).toBeHidden();
  await expect(main.getByText('返却期限切れ')).toBeVisible();
  await expect(main.getByText(/12月8日\(火\)の期限を過ぎています/)).toBeVisible();

  await page.goto(`${app.url}/mobile/top/?line=1234`);
  await waitForScreen(page);
  await expect(main.getByRole('heading', { name: '料金' })).toBeVisible();
  await expect(main.getByText(/今月の通話・SMS/)).toBeHidden();
});

test('a SIM that was left promises no way back while it is still asked whether there is one', async ({
  app,
}) => {
  await leaveSim(app);
  app.mock.clock.set('2026-12-01T09:00:00+09:00');
  const page = await app.visit('/login/', { viewport: phone });
  await logIn(page, mobileQuit.as);
  await page.waitForURL(/\/service\//);
  const { release } = await hold(page, '**/quit-info');
  const others = app.callsFromNow('getDataTrafficUsageDetail');
  await page.goto(`${app.url}/mobile/contract/plan`);
  await expect.poll(() => others().length).toBe(1);
  await page.evaluate(async () => {
    for (let times = 0; times < 3; times++)
      await new Promise((resolve) => requestIdleCallback(resolve));
  });
  await expect(page.getByRole('heading', { name: 'いまの状態' })).toHaveCount(0);
  release();
  await expect(page.getByRole('main')).toContainText('プランの変更はできません');
});
