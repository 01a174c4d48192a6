import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { esim } from './flows/esim.ts';
import { press } from './flows/flow.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const { as, path } = esim;
const code = 'K7Q2-9F4M-22XD-81PB';
const carddata = `esim_qrcode_provisioning?carddata=LPA:1$rsp.minamo.example$${code}`;

const iPhone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1`;
const android = (version: string) =>
  `Mozilla/5.0 (Linux; Android ${version}; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36`;

const systems = [
  { name: 'iOS 17.4', userAgent: iPhone('17_4'), host: 'esimsetup.apple.com' },
  { name: 'Android 14', userAgent: android('14'), host: 'esimsetup.android.com' },
];

const onThisPhone = (page: Page) =>
  page.getByRole('link', { name: 'このスマートフォンに設定する', exact: true });

/** The headings of the ways, in the order in which they are read. */
const ways = (page: Page) =>
  page.getByRole('region', { name: '控え' }).getByRole('heading', { level: 3 });

for (const { name, userAgent, host } of systems) {
  test(`${name}: this phone first, another by QR code, then the codes; after the steps`, async ({
    app,
  }) => {
    app.mock.pins.set('postEsim', 'normal');
    const page = await app.visit(path, {
      as,
      viewport: phone,
      own: true,
      context: { userAgent },
    });
    await esim.fill(page);
    await press(page, esim);
    await expect(page.getByRole('heading', { name: esim.done })).toBeVisible();
    await expect(ways(page)).toHaveText([
      'このスマートフォンに設定する',
      'ほかのスマートフォンに設定する',
      'コードを入力する',
      '設定のあと',
    ]);
    await expect(page.getByRole('main')).toContainText(
      /Wi-Fiにつなぐ.*いまのSIMを残しておく.*eSIMに対応した端末か確かめる.*このスマートフォンに設定する.*K7Q2/s,
    );
    await expect(onThisPhone(page)).toHaveAttribute('href', `https://${host}/${carddata}`);
    await expect(page.getByRole('img', { name: 'eSIMを設定するQRコード' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^コピー/ })).toHaveCount(2);
    await expectNoSidewaysScroll(page);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href, history.state]),
    );
    expect(kept).not.toContain(code);

    await page.emulateMedia({ media: 'print' });
    await expect(onThisPhone(page)).toBeHidden();
    await expect(page.getByText(code)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });

    let referrer: string | undefined = 'not asked';
    await page.route(`https://${host}/**`, async (route) => {
      referrer = (await route.request().allHeaders())['referer'];
      await route.fulfill({ contentType: 'text/html', body: '<title>setup</title>' });
    });
    await onThisPhone(page).click();
    await page.waitForURL(`https://${host}/**`);
    expect(referrer).toBeUndefined();
  });
}

test('a small screen that doesn’t tell what it is: both systems, above the QR code', async ({
  app,
}) => {
  app.mock.pins.set('getEsim', 'issued');
  const page = await app.visit(path, { as, viewport: phone });
  await expect(
    page.getByRole('region', { name: '発行済みのeSIM' }).getByRole('heading', { level: 3 }).first(),
  ).toHaveText('このスマートフォンに設定する');
  for (const { host } of systems)
    await expect(page.locator(`a[href="https://${host}/${carddata}"]`)).toBeVisible();
  await expectNoSidewaysScroll(page);
});

for (const [name, context, viewport] of [
  ['a computer', {}, desktop],
  ['iOS 17.3', { userAgent: iPhone('17_3') }, phone],
  ['Android 9', { userAgent: android('9') }, phone],
] as const) {
  test(`${name}: the QR code first, and the addresses of both systems on demand`, async ({
    app,
  }) => {
    app.mock.pins.set('getEsim', 'issued');
    const page = await app.visit(path, { as, viewport, own: true, context });
    await expect(onThisPhone(page)).toHaveCount(0);
    await expect(
      page.getByRole('region', { name: '発行済みのeSIM' }).getByRole('heading', { level: 3 }),
    ).toHaveText(['QRコードを読み取る', 'コードを入力する', '設定のあと']);
    await page.getByText('この画面をスマートフォンでご覧のとき').click();
    for (const { host } of systems)
      await expect(page.locator(`a[href="https://${host}/${carddata}"]`)).toBeVisible();
    await waitForScreen(page);
    await expectNoSidewaysScroll(page);
  });
}
