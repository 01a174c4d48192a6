import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { charge } from './flows/charge.ts';
import { press } from './flows/flow.ts';
import { hold } from './hold.ts';
import { logIn } from './login.ts';
import { phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

/** Marks a document; the mark is gone once it is loaded anew. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
const expectSame = (page: Page) => expect(page.locator('html[data-same]')).toHaveCount(1);

test(
  'a gateway that is down is reported, and what was asked for comes once it is back',
  { tag: '@core' },
  async ({ app }) => {
    const page = await app.visit('/billing', { as: 'hayase.sho', viewport: phone });
    await mark(page);
    app.mock.faults.set('reads', { kind: 'bad_gateway' });
    await page.getByRole('link', { name: 'ご契約情報' }).first().click();
    const dialog = page.getByRole('alertdialog', { name: '読み込めませんでした' });
    await expect(dialog).toContainText('しばらくたってから、もう一度お試しください。');
    await dialog.getByRole('button', { name: /もう一度/ }).click();
    // What is pressed answers at once, and the failure comes back with its dialog.
    await expect(dialog).toBeHidden();
    await expect(dialog).toBeVisible();
    app.mock.faults.clear();
    await dialog.getByRole('button', { name: /もう一度/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'ご契約情報' })).toBeVisible();
    await waitForScreen(page);
    await expectSame(page);
  },
);

for (const [as, path] of [
  ['mitsushima.michiru', '/top'],
  ['kawase.ryo', '/mobile/top/'],
  ['irie.fumi', '/contract'],
] as const)
  test(`where half of all reads fail, ${path} of ${as} is drawn in the end`, async ({ app }) => {
    const page = await app.page({ as, viewport: phone });
    app.mock.faults.set('reads', { kind: 'server_error', percent: 50 });
    await page.goto(app.url + path);
    await waitForScreen(page);
    await mark(page);
    const again = page.getByRole('button', { name: /もう一度読み込む/ });
    while (await again.first().isVisible()) {
      await again.first().click();
      await waitForScreen(page);
    }
    await expect(page.getByText('読み込めません')).toHaveCount(0);
    await expectSame(page);
  });

test('a long wait is explained, and the page is shown when it comes', async ({ app }) => {
  const page = await app.visit('/mobile/top/', { as: 'kawase.ryo', viewport: phone, own: true });
  await page.clock.install();
  const { release } = await hold(page, '**/api/read/**');
  await page.getByRole('button', { name: 'メニュー' }).click();
  await page
    .getByRole('dialog', { name: 'メニュー' })
    .getByRole('link', { name: 'ご契約情報' })
    .click();
  const notice = page.getByRole('status').filter({ hasText: '読み込みに時間がかかっています' });
  // The page before stays, with a bar, until the next one is there.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'ご契約情報' })).toHaveCount(0);
  await expect(notice).toHaveCount(0);
  await page.clock.fastForward('00:08');
  await expect(page.getByRole('status').filter({ hasText: '読み込んでいます' })).toHaveCount(1);
  await expect(notice).toContainText('このままお待ちください。');
  await expectNoSidewaysScroll(page);
  await page.clock.fastForward('00:30');
  await expect(notice).toContainText('通信の状態を確かめて、画面を読み込み直してください。');
  release();
  await waitForScreen(page);
  await expect(page.getByRole('heading', { level: 1, name: 'ご契約情報' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('where the browser believes itself offline on a working line, a customer logs in, reads and orders', async ({
  app,
}) => {
  const page = await app.page({ viewport: phone, own: true });
  // As behind some VPNs and virtual adapters.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
    addEventListener('load', () => dispatchEvent(new Event('offline')));
  });
  await page.goto(`${app.url}/login?redirect_uri=${charge.path}`);
  await logIn(page, charge.as);
  await page.waitForURL(`**${charge.path}**`);
  await waitForScreen(page);
  await charge.fill(page);
  await expect(page.getByText('オフラインです')).toHaveCount(0);
  await press(page, charge);
  await expect(page.getByRole('heading', { name: charge.done })).toBeVisible();
});

test('the page of a network that asks for a login is no mistake of ours', async ({ app }) => {
  const page = await app.page({
    viewport: phone,
    allowConsole: /config\.json could not be loaded/,
  });
  const ofNetwork = { contentType: 'text/html', body: '<title>Free Wi-Fi</title>' };
  await page.route('**/config.json', (route) => route.fulfill(ofNetwork));
  await page.goto(`${app.url}/top`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'マイページを読み込めませんでした' }),
  ).toBeVisible();
  await expect(page.getByText(/そのネットワークへのログイン/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.unroute('**/config.json');
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(page.getByLabel('お客さまID')).toBeVisible();
});

test('a page instead of an answer is reported, and read again', async ({ app }) => {
  const page = await app.page({ as: 'kawase.ryo', viewport: phone });
  app.mock.faults.set('reads', { kind: 'html' });
  await page.goto(`${app.url}/mobile/contract/`);
  await expect(page.getByRole('alertdialog', { name: '読み込めませんでした' })).toBeVisible();
  app.mock.faults.clear();
  await page
    .getByRole('button', { name: /もう一度/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'ご契約情報' })).toBeVisible();
  await waitForScreen(page);
});

function forbidStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

for (const [name, script] of [
  ['forbidden', forbidStorage],
  ['full', fillStorage],
] as const)
  test(`where storage is ${name}, a customer logs in and reads`, async ({ app }) => {
    const page = await app.page({ viewport: phone, own: true });
    await page.addInitScript(script);
    await page.goto(`${app.url}/login`);
    await logIn(page, 'irie.fumi');
    await page.waitForURL('**/top');
    await waitForScreen(page);
    await page.getByRole('button', { name: 'メニュー' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'ご契約情報' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'ご契約情報' })).toBeVisible();
    await waitForScreen(page);
    await expect(page.getByText(/読み込めません/)).toHaveCount(0);
  });

test('a chat that is blocked is reported, and the page goes on', async ({ app }) => {
  const page = await app.page({ as: 'irie.fumi', viewport: phone, own: true });
  await page.route(/chatbot/, (route) => route.abort('blockedbyclient'));
  await page.goto(`${app.url}/contract`);
  await waitForScreen(page);
  await page.getByRole('button', { name: 'チャットで相談する' }).first().click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText('チャットを開けませんでした。');
  await dialog
    .getByRole('button', { name: /閉じる|OK/ })
    .first()
    .click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'ご契約情報' })).toBeVisible();
});
