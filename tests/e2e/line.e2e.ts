import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './login.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const isAt = (path: string, line: string) => (url: URL) =>
  url.pathname === path && url.searchParams.get('line') === line;
/** The number in the header, which is the SIM that the page is about. */
const shows = (page: Page, phoneNumber: string) =>
  expect(page.getByRole('banner').getByRole('button', { name: phoneNumber })).toBeVisible();

test(
  'a SIM opened in a new tab is that SIM, after the login between',
  { tag: '@core' },
  async ({ app }) => {
    const page = await app.visit('/service/', { as: 'tokita.haru' });
    const link = page.getByRole('link', { name: /^.{2,3}\(Minamo モバイル/ }).nth(1);
    const line = new URL((await link.getAttribute('href')) ?? '', app.url).searchParams.get('line');
    const opened = page.context().waitForEvent('page');
    await link.click({ button: 'middle' });
    const tab = await opened;
    await tab.waitForURL(/\/login\?redirect_uri=/);
    await logIn(tab, 'tokita.haru');
    await tab.waitForURL(isAt('/mobile/top/', line ?? ''));
    await expect(
      tab.getByRole('banner').getByRole('button', { name: new RegExp(`${line}`) }),
    ).toBeVisible();
  },
);

test('a reload, a link, the menu and the way back lead to the line that they are about', async ({
  app,
}) => {
  const page = await app.visit('/mobile/top/?line=5678', { as: 'mizuno.keiko' });
  await shows(page, '090-0000-5678');
  await page.getByRole('link', { name: 'ご契約情報' }).first().click();
  await page.waitForURL(isAt('/mobile/contract/', '5678'));
  await page.reload();
  await shows(page, '090-0000-5678');
  await page.getByRole('button', { name: '090-0000-5678' }).click();
  await page.getByRole('link', { name: /090-0000-1234/ }).click();
  await page.waitForURL(isAt('/mobile/top/', '1234'));
  await shows(page, '090-0000-1234');
  await page.goBack();
  await page.waitForURL(isAt('/mobile/contract/', '5678'));
  await shows(page, '090-0000-5678');
});

test('an order of another SIM, come to from fibre, is taken back at that SIM', async ({ app }) => {
  const page = await app.visit('/progress', { as: 'mizuno.keiko' });
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const mobile = links.filter((href) => href.startsWith('/mobile/'));
  expect(mobile.length).toBeGreaterThan(0);
  expect(mobile.every((href) => href.includes('line='))).toBe(true);
});

test('a procedure is switched to another number in its place; a closed one says why', async ({
  app,
}) => {
  const page = await app.visit('/mobile/contract/plan?line=4321', {
    as: 'tokita.haru',
    viewport: phone,
  });
  await page.getByRole('button', { name: '番号を切り替える' }).click();
  const dialog = page.getByRole('dialog', { name: '番号を切り替える' });
  await dialog.getByRole('link', { name: /090-0000-4323/ }).click();
  await page.waitForURL(isAt('/mobile/contract/plan', '4323'));
  await expect(page.getByRole('heading', { level: 1, name: 'プランの変更' })).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const closed = await app.visit('/mobile/contract/plan?line=1357', { as: 'hamano.nagi' });
  await closed.getByRole('button', { name: '番号を切り替える' }).click();
  await expect(closed.getByRole('dialog').getByText('SIMの利用を停止しています')).toBeVisible();
});

test('a draft stays with its line', { tag: '@core' }, async ({ app }) => {
  const page = await app.visit('/mobile/top/packet_gift/?line=1234', { as: 'mizuno.keiko' });
  await page.getByLabel('贈るデータ量').fill('0.5');
  await page.getByRole('radio', { name: 'ほかの方へ' }).check();
  await page.getByLabel('贈る相手の電話番号').fill('09000003456');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await page.waitForURL(isAt('/mobile/top/packet_gift/confirm', '1234'));
  await page.goto(`${app.url}/mobile/top/packet_gift/confirm?line=5678`);
  await waitForScreen(page);
  await shows(page, '090-0000-5678');
  await expect(page.getByRole('main')).not.toContainText('090-0000-3456');
  await page.goBack();
  await expect(page.getByText('090-0000-3456').first()).toBeVisible();
  await shows(page, '090-0000-1234');
});

for (const [as, viewport, own] of [
  ['mizuno.keiko', phone, ['090-0000-1234', '090-0000-5678']],
  ['kawase.ryo', desktop, ['090-']],
  ['irie.fumi', phone, []],
] as const) {
  test(`a line that ${as} does not have is reported, with the own ones`, async ({ app }) => {
    const page = await app.visit('/mobile/contract/?line=9999', { as, viewport });
    await expect(page.getByRole('heading', { level: 1, name: /この回線は/ })).toBeVisible();
    for (const number of own) await expect(page.getByRole('main')).toContainText(number);
    await expectNoSidewaysScroll(page);
    const [first] = own;
    if (!first) return;
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(first) })
      .first()
      .click();
    await page.waitForURL(({ pathname }) => pathname === '/mobile/contract/');
    await expect(page.getByRole('heading', { level: 1, name: 'ご契約情報' })).toBeVisible();
  });
}

// Where a login leads to is held in src/session/landing.test.ts.
test('the bare address leads to the choice, then to the service last used, and without a login to it', async ({
  app,
}) => {
  const page = await app.page({ as: 'mizuno.keiko' });
  await page.goto(app.url);
  await page.waitForURL(({ pathname }) => pathname === '/service/');
  await page.goto(`${app.url}/mobile/contract/?line=5678`);
  await waitForScreen(page);
  await page.goto(app.url);
  await page.waitForURL(isAt('/mobile/top/', '5678'));
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(app.url);
  await page.waitForURL(`${app.url}/login`);
});
