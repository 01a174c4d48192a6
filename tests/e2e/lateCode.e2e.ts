import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

for (const path of ['/mobile/top/', '/mobile/option', '/mobile/payment/credit_card']) {
  test(`${path} says after a while that its code doesn’t come, and how to go on`, async ({
    app,
  }) => {
    const page = await app.page({
      as: 'kawase.ryo',
      viewport: phone,
      own: true,
      allowConsole: /net::ERR_FAILED/,
    });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(app.url + path);
    const title = page.getByRole('heading', { name: 'マイページを読み込めていません' });
    await expect(title).toBeHidden();
    await page.evaluate(() => document.getAnimations().forEach((one) => one.finish()));
    await expect(title).toBeVisible();
    await expect(page.getByRole('link', { name: '0120-000-000' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.unroute('**/assets/*.js');
    await page.getByRole('link', { name: 'もう一度読み込む' }).click();
    await waitForScreen(page);
    await expect(title).toHaveCount(0);
  });
}
