import { expect, test } from './fixtures.ts';
import { logIn } from './login.ts';
import { phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const gift = '/mobile/top/packet_gift/';

test(
  'a session that runs out in the middle: after the login the same step of the same number, with what was typed',
  { tag: '@core' },
  async ({ app }) => {
    const page = await app.page({ viewport: phone });
    await page.goto(`${app.url}/login`);
    await logIn(page, 'mizuno.keiko');
    await expect(page.getByRole('link', { name: /090-0000-5678/ })).toBeVisible();
    await page.goto(`${app.url}${gift}?line=5678`);
    await waitForScreen(page);
    await page.getByLabel('贈るデータ量').fill('0.5');
    await page.getByRole('radio', { name: 'ほかの方へ' }).check();
    await page.getByLabel('贈る相手の電話番号').fill('09000003456');
    await page.getByRole('button', { name: '確認へ進む' }).click();
    app.mock.pins.set('postPacketGiftCode', '403');
    await page.getByRole('button', { name: '0.5GBを贈る', exact: true }).click();
    await page.waitForURL('**/login?redirect_uri=*');
    await expect(page.getByText('続きから進められます')).toBeVisible();
    const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    await expect.poll(() => stored()).not.toMatch(/access_secret|session_token|水野/);

    app.mock.pins.clear();
    // A reload of the login page, as phones do when one comes back to a tab, loses nothing either.
    await page.reload();
    await logIn(page, 'mizuno.keiko');
    await page.waitForURL(`**${gift}confirm?line=5678`);
    const main = page.getByRole('main');
    await expect(main.getByText('090-0000-3456')).toBeVisible();
    await expect(main).toContainText('まだ贈られていません。');
    await expect(main).toContainText('090-0000-5678');
    await page.getByRole('button', { name: '0.5GBを贈る', exact: true }).click();
    await expect(
      page.getByRole('heading', { name: '0.5GBを贈る手続きが完了しました。' }),
    ).toBeVisible();
  },
);
