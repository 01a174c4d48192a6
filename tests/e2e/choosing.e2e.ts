import type { Page } from '@playwright/test';
import { expectTexts } from './exampleRounds.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const planPath = '/mobile/contract/plan';

/** The button that leads on, and whether it is at the lower edge of the screen. */
async function expectStays(page: Page, name = '確認へ進む', stays = true): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name });
  const height = page.viewportSize()?.height ?? 0;
  const box = await button.boundingBox();
  expect(box, name).not.toBeNull();
  if (stays) expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) - height)).toBeLessThan(24);
  else expect(box?.y ?? 0).toBeGreaterThan(height);
}

test.describe('advice from one’s own use', () => {
  test('each plan says what the last months would have cost, and the cheapest is named', async ({
    app,
  }) => {
    const page = await app.visit(`${planPath}?line=4321`, { as: 'tokita.haru', viewport: phone });
    await expectTexts(page, [
      '8〜10月のご利用(22.4GB、18.2GB、21.4GB)なら、「NEO 20GB」がいちばん安く済みました。',
      'いまのプランより、3か月で990円安い計算です。',
      '7月から繰り越した6.6GBを含みます。',
    ]);
    await expect(page.getByLabel(/^NEO W 20GB/)).toHaveAccessibleName(
      /いまのプラン.*8〜10月の合計9,174円、 ?毎月4\.2GB以上余ります/,
    );
    await expect(page.getByLabel(/^NEO W 無制限/)).toHaveAccessibleName(/残りを気にせず使えます/);
    await expect(page.getByLabel(/^NEO ライト 3GB/)).toHaveAccessibleName(
      /8〜10月は、 ?追加しても.*の分が足りません/,
    );
    await expectNoSidewaysScroll(page);
  });

  test('who has used up a month’s data reads that more might have been needed', async ({ app }) => {
    const page = await app.visit(`${planPath}?line=4322`, {
      as: 'tokita.haru',
      viewport: desktop,
    });
    await expectTexts(page, [
      'いまの「NEO 10GB」がいちばん安く済みました。',
      '10月はデータを使い切っているため、もっと必要だったかもしれません。',
    ]);
    await expect(page.getByLabel(/^NEO 10GB/)).toHaveAccessibleName(
      /8〜10月の合計5,709円、 ?ちょうど足ります/,
    );
  });

  test('one month is named alone', async ({ app }) => {
    const kawase = await app.visit(planPath, { as: 'kawase.ryo', viewport: phone });
    await expectTexts(kawase, ['10月のご利用(71.3GB)なら、いまの「NEO 無制限」']);
  });

  test('plans are chosen without a history, and without prices of added data', async ({ app }) => {
    app.mock.pins.set('getDataTrafficUsageDetail', 'empty');
    const page = await app.visit(planPath, { as: 'kawase.ryo', viewport: phone });
    await expect(page.getByLabel(/^NEO 20GB/)).toBeVisible();
    await expect(page.getByText('いちばん安く')).toHaveCount(0);
    app.mock.pins.set('getDataTrafficUsageDetail', 'system_error');
    const other = await app.visit(planPath, { as: 'saegusa.minori', viewport: phone });
    await expect(other.getByRole('button', { name: '確認へ進む' })).toBeVisible();
    await expect(other.getByText('いちばん安く')).toHaveCount(0);
    app.mock.pins.clear();
    app.mock.pins.set('getPricePlanExchange', 'normal');
    await other.reload();
    await waitForScreen(other);
    await expect(other.getByLabel(/^NEO 10GB/)).toHaveAccessibleName(
      /8〜10月は、.*の分が足りません/,
    );
  });

  test('calls of the last months are compared option by option', async ({ app }) => {
    const path = '/mobile/option/call_service';
    const page = await app.visit(path, { as: 'saegusa.minori', viewport: phone });
    await expectTexts(page, [
      '8月 220円、9月 88円、10月 374円でした。',
      'いまの「かけ放題なし」がいちばんお安く済みました。',
      '3か月のかけ放題 0円 + 通話料 682円',
    ]);
    await page.getByRole('tab', { name: '回数と長さで' }).click();
    await expect(page.getByLabel('1か月の通話')).toHaveValue(/^\d+$/);
    await page.getByLabel('1か月の通話').fill('0');
    await expectTexts(page, ['いまの「かけ放題なし」がいちばんお安くなります。']);
    await expectNoSidewaysScroll(page);
    const kawase = await app.visit(path, { as: 'kawase.ryo', viewport: desktop });
    await expectTexts(kawase, [
      '3か月のかけ放題 4,290円 + 通話料 0円',
      'かけ放題(無制限)(いまの設定)',
    ]);
  });
});

test.describe('the bar that stays on a phone', () => {
  test('plan: the same as now, then the sum and the difference', async ({ app }) => {
    const page = await app.visit(planPath, { as: 'kawase.ryo', viewport: phone, dark: true });
    await expectTexts(page, ['毎月 6,138円いまと同じです']);
    await expectStays(page);
    await page.getByLabel(/^NEO 20GB/).check();
    await expectTexts(page, ['毎月 4,158円いまより1,980円安い']);
    await expect(page.getByRole('status').filter({ hasText: '1,980円安くなります' })).toHaveCount(
      1,
    );
    await expectStays(page);
    await expectNoSidewaysScroll(page);
    // What the keyboard reaches isn't left below the bar.
    await page.getByLabel(/^かけ放題\(無制限\)/).focus();
    const row = await page.getByLabel(/^かけ放題\(無制限\)/).boundingBox();
    const bar = await page.getByRole('button', { name: '確認へ進む' }).boundingBox();
    expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    await page.getByRole('button', { name: '確認へ進む' }).click();
    await expect(page.getByText('まだ申し込まれていません。')).toBeVisible();
  });

  test('calls, data and options together say their sum; a wide or low screen has its button at the end', async ({
    app,
  }) => {
    const page = await app.visit('/mobile/option/call_service', {
      as: 'saegusa.minori',
      viewport: phone,
    });
    await page.getByLabel(/^3分かけ放題/).check();
    await expectTexts(page, ['いまより660円高い']);
    await expectStays(page);
    await page.setViewportSize({ width: 375, height: 400 });
    await expectStays(page, '確認へ進む', false);
    await page.setViewportSize(desktop);
    await expectStays(page, '確認へ進む', false);
    await expect(page.getByText('いまより660円高い')).toBeHidden();

    const data = await app.visit('/mobile/top/charge?line=4322', {
      as: 'tokita.haru',
      viewport: phone,
    });
    await expectTexts(data, ['まだ選んでいません残り 0.0GB']);
    await data.getByLabel(/^3.0GB/).check();
    await expectTexts(data, ['料金 1,320円残りは3.0GBに']);

    const options = await app.visit('/option/together', { as: 'irie.fumi', viewport: phone });
    await expectTexts(options, ['まだ選んでいません毎月の料金は、いまと同じです']);
    await options.getByRole('checkbox').first().check();
    await expectTexts(options, ['1件を選択中']);
    await expectStays(options);
    await expectNoSidewaysScroll(options);
  });

  test('comparison: the difference, and the way to the table', async ({ app }) => {
    const page = await app.visit('/option/compare?codes=MO320N', {
      as: 'irie.fumi',
      viewport: phone,
    });
    await expectTexts(page, ['1つを選択中もう1つ選ぶと、差がわかります']);
    await page.goto(`${app.url}/option/compare?codes=MO320N,MO361N`);
    await waitForScreen(page);
    await page
      .getByRole('checkbox', { name: /比べる/ })
      .last()
      .scrollIntoViewIfNeeded();
    await expectTexts(page, ['毎月の差 49円2つを比較中']);
    await page.getByRole('link', { name: '比較表を見る' }).click();
    await expect(page.getByRole('table', { name: 'オプションの比較' })).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(desktop);
    await expect(page.getByRole('link', { name: '比較表を見る' })).toBeHidden();
  });
});
