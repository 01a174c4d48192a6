import type { Page } from '@playwright/test';
import type { App } from './app.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './login.ts';
import { desktop, type PageOptions, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

/** A login of its own, which the test may end: those of `app` are shared. */
async function enter(
  app: App,
  path: string,
  options: PageOptions = { viewport: desktop },
): Promise<Page> {
  const page = await app.page(options);
  await page.goto(`${app.url}/login?redirect_uri=${encodeURIComponent(path)}`);
  await logIn(page, 'mitsushima.michiru');
  // The address may continue with the line.
  await page.waitForURL(`**${path}**`);
  await waitForScreen(page);
  return page;
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: '満島 みちる 様' }).click();
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await page.waitForURL('**/login');
}

/** Of all that was kept, only numbers that identify nobody are left. */
async function expectNothingKept(page: Page): Promise<void> {
  const { session, local } = await page.evaluate(() => ({
    session: Object.keys(sessionStorage).filter((key) => key !== 'minamo.clock_offset'),
    local: Object.entries<string>({ ...localStorage }),
  }));
  expect(session).toEqual([]);
  const left = local.filter(
    ([key, value]) => key !== 'minamo.last_services' || !/^\[\d+\]$/.test(value),
  );
  expect(left).toEqual([]);
}

test(
  'nothing stays in the browser, and both servers are notified',
  { tag: ['@engines', '@core'] },
  async ({ app }) => {
    const page = await enter(app, '/top');
    const auth = app.callsFromNow('getLogout');
    const support = app.callsFromNow('postSupportLogout');
    await logOut(page);
    await expect(page.getByRole('heading', { name: 'ログアウトしました' })).toBeVisible();
    await expectNothingKept(page);
    await expect.poll(() => auth().length).toBe(1);
    await expect.poll(() => support().length).toBe(1);
    expect(auth()[0]?.status).toBe(200);
    await expectNoSidewaysScroll(page);
  },
);

test('it does not wait for the servers, and does not need them', async ({ app }) => {
  const page = await enter(app, '/top');
  app.mock.faults.set('getLogout', { kind: 'no_response' });
  app.mock.faults.set('postSupportLogout', { status: 500 });
  await logOut(page);
  await expectNothingKept(page);
  await expect(page.getByLabel('お客さまID')).toBeVisible();
});

test('the next login does not lead back to where another customer was', async ({ app }) => {
  const page = await enter(app, '/billing');
  await logOut(page);
  await expect(page).toHaveURL(`${app.url}/login`);
  await logIn(page, 'mitsushima.michiru');
  await page.waitForURL('**/service/');
});

test('a tab that was opened from this one is logged out with it', async ({ app }) => {
  const page = await enter(app, '/top');
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open('/billing')),
  ]);
  await waitForScreen(other);
  await expect(other.getByRole('button', { name: '満島 みちる 様' })).toBeVisible();
  await logOut(page);
  await other.waitForURL('**/login**');
  await expect(other.getByRole('heading', { name: 'ログアウトしました' })).toBeVisible();
  await expectNothingKept(other);
  await expect(other.getByText('満島')).toHaveCount(0);
});

test('the back button brings nothing back', { tag: ['@engines', '@core'] }, async ({ app }) => {
  const page = await enter(app, '/top');
  await page.getByRole('main').getByRole('link', { name: '内訳を見る', exact: true }).click();
  await page.waitForURL('**/billing/202611');
  await waitForScreen(page);
  await logOut(page);
  await page.goBack();
  await page.waitForURL('**/login**');
  await expect(page.getByLabel('お客さまID')).toBeVisible();
  await expect(page.getByText('満島')).toHaveCount(0);
  await expect(page.getByText(/\d円/)).toHaveCount(0);
});

test('a page that was left for another site does not come back after a logout elsewhere', async ({
  app,
}) => {
  const page = await enter(app, '/top');
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open('/billing')),
  ]);
  await waitForScreen(other);
  await page.goto(`${app.url}/__mock/customers`);
  await logOut(other);
  await page.goBack();
  await page.waitForURL('**/login**');
  await expect(page.getByLabel('お客さまID')).toBeVisible();
  await expect(page.getByText(/\d円/)).toHaveCount(0);
});

test(
  'a page that was left does not come back after a logout in a later one',
  { tag: '@engines' },
  async ({ app }) => {
    const page = await enter(app, '/top');
    await page.goto(`${app.url}/billing`);
    await waitForScreen(page);
    await logOut(page);
    await page.goBack();
    await page.waitForURL('**/login**');
    await expect(page.getByLabel('お客さまID')).toBeVisible();
    await expect(page.getByText(/\d円/)).toHaveCount(0);
  },
);

// Not in Firefox: it brings a page back with the session storage that the page was left with.
test('a page that was left does not come back once its session is gone', async ({ app }) => {
  const page = await enter(app, '/top', { viewport: desktop, own: true });
  await page.goto(`${app.url}/icon.svg`);
  // As the page comes: what this page clears, another process of the browser may see only later.
  await page.addInitScript(() => sessionStorage.clear());
  await page.goBack();
  await page.waitForURL('**/login**');
  await expect(page.getByLabel('お客さまID')).toBeVisible();
  await expect(page.getByText(/\d円/)).toHaveCount(0);
});

test('from the choice of services, and from the menu of a phone', async ({ app }) => {
  const chooser = await enter(app, '/service/');
  await chooser.getByRole('button', { name: 'ログアウト' }).click();
  await chooser.waitForURL('**/login');
  await expectNothingKept(chooser);

  const page = await enter(app, '/mobile/top/', { viewport: phone });
  await page.getByRole('button', { name: 'メニュー' }).click();
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await page.waitForURL('**/login');
  await expectNothingKept(page);
});
