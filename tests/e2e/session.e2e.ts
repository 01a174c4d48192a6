import type { Page } from '@playwright/test';
import type { App } from './app.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './login.ts';
import { waitForScreen } from './waitForScreen.ts';

/** A login of its own, which the test may let expire. */
async function enter(app: App, path: string, page?: Page): Promise<Page> {
  const entered = page ?? (await app.page());
  await entered.goto(`${app.url}/login?redirect_uri=${encodeURIComponent(path)}`);
  await logIn(entered, 'mitsushima.michiru');
  // Otherwise the pointer may rest on a link of the next screen, which would be fetched ahead.
  await entered.mouse.move(0, 0);
  await entered.waitForURL(`**${path}`);
  await waitForScreen(entered);
  return entered;
}

/** Lets time pass at the server and on the device alike, with the portal closed: no call falls in between. */
async function passMinutes(app: App, page: Page, minutes: number): Promise<void> {
  await page.goto('about:blank');
  app.mock.clock.advance(minutes);
  const device = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(device + minutes * 60_000);
}

/** Follows a link without hovering it, since fetching its screen ahead would end the session before the press. */
const followWithoutPointer = (page: Page) =>
  page.getByRole('link', { name: /^開く\(Minamo 光/ }).dispatchEvent('click');

for (const operationId of ['getBilling', 'getLoginMessage']) {
  test(`a 403 of ${operationId} ends the session, and the next login leads back`, async ({
    app,
  }) => {
    const page = await enter(app, '/service/');
    app.mock.pins.set(operationId, '403');
    await followWithoutPointer(page);
    await page.waitForURL('**/login?redirect_uri=%2Ftop');
    await expect(page.getByRole('heading', { name: 'もう一度ログインしてください' })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('minamo.credentials')))
      .toBeNull();
    app.mock.pins.clear();
    await logIn(page, 'mitsushima.michiru');
    await page.waitForURL('**/top');
    await waitForScreen(page);
  });
}

test('an empty 403 is the same', async ({ app }) => {
  const page = await enter(app, '/service/');
  app.mock.faults.set('getBilling', { status: 403, kind: 'empty' });
  await followWithoutPointer(page);
  await page.waitForURL('**/login?redirect_uri=%2Ftop');
});

test(
  'before 30 minutes nothing is renewed; after them one renewal serves all waiting calls',
  { tag: '@core' },
  async ({ app }) => {
    const page = await enter(app, '/service/');
    const renewals = app.callsFromNow('getRenew');
    await passMinutes(app, page, 29);
    await page.goto(`${app.url}/login_history`);
    await waitForScreen(page);
    expect(renewals()).toEqual([]);

    await passMinutes(app, page, 2);
    const calls = app.callsFromNow();
    await page.goto(`${app.url}/top`);
    await waitForScreen(page);
    await expect(page.getByText('34,247').first()).toBeVisible();
    const reads = calls().filter((call) => call.operationId !== 'getRenew');
    expect(reads.length).toBeGreaterThan(5);
    expect(reads.filter((call) => call.status !== 200)).toEqual([]);
    expect(renewals()).toHaveLength(1);

    await page.goto(`${app.url}/login_history`);
    await waitForScreen(page);
    expect(renewals()).toHaveLength(1);
  },
);

test(
  'a device that slept and only learns the time from the server renews too',
  { tag: '@engines' },
  async ({ app }) => {
    const page = await enter(app, '/top');
    const renewals = app.callsFromNow('getRenew');
    app.mock.clock.advance(45);
    await page.goto(`${app.url}/login_history`);
    await waitForScreen(page);
    // If the page were left before the answer to the renewal, the next page would renew again.
    await page.waitForLoadState('networkidle');
    await page.goto(`${app.url}/billing`);
    await waitForScreen(page);
    expect(renewals()).toHaveLength(1);
    await expect(page).toHaveURL(({ pathname }) => pathname === '/billing');
  },
);

test('a renewal that has no answer ends the session', async ({ app }) => {
  const page = await enter(app, '/top');
  await passMinutes(app, page, 31);
  app.mock.faults.set('getRenew', { kind: 'no_response' });
  await page.goto(`${app.url}/billing`);
  await page.waitForURL('**/login?redirect_uri=%2Fbilling');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('minamo.credentials')))
    .toBeNull();
});

test('an hour later the session is over', { tag: '@core' }, async ({ app }) => {
  const page = await enter(app, '/top');
  await passMinutes(app, page, 61);
  await page.goto(`${app.url}/billing`);
  await page.waitForURL('**/login?redirect_uri=%2Fbilling');
  await expect(page.getByLabel('お客さまID')).toBeVisible();
});

for (const [name, minutes] of [
  ['a day ahead', 24 * 60],
  ['six minutes behind', -6],
] as const) {
  test(`a device clock ${name} is corrected by the server`, async ({ app }) => {
    const page = await app.page();
    await page.clock.setSystemTime(Date.parse('2026-11-21T10:40:00+09:00') + minutes * 60_000);
    const calls = app.callsFromNow();
    await enter(app, '/top', page);
    await expect(page.getByText('34,247').first()).toBeVisible();
    await page.goto(`${app.url}/login_history`);
    await waitForScreen(page);
    // The answer to the login has corrected the clock, so no call is refused on the way.
    expect(calls().filter((call) => call.status === 403)).toEqual([]);
  });
}

test('a clock that goes wrong while the portal is open costs no login', async ({ app }) => {
  const page = await enter(app, '/top');
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) - 3 * 60 * 60_000);
  await page.getByRole('main').getByRole('link', { name: '内訳を見る', exact: true }).click();
  await page.waitForURL('**/billing/202611');
  await waitForScreen(page);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/billing/202611');
});

// Which addresses need one is held in src/session/places.test.ts.
test('an address that needs a login leads to it and back, and one that needs none stays', async ({
  app,
}) => {
  const page = await app.page();
  await page.goto(`${app.url}/mobile/top/`);
  await page.waitForURL((url) => url.pathname === '/login');
  await expect(page).toHaveURL(
    ({ searchParams }) => searchParams.get('redirect_uri') === '/mobile/top/',
  );
  for (const path of ['/login/', '/password_reset/']) {
    await page.goto(app.url + path);
    await waitForScreen(page);
    await expect(page).toHaveURL(({ pathname }) => pathname === path);
  }
});

test(
  'credentials are in session storage alone, and the start time is nine hours off',
  { tag: '@core' },
  async ({ app }) => {
    const page = await enter(app, '/top');
    const { local, cookies, startedAt } = await page.evaluate(() => ({
      local: Object.entries<string>({ ...localStorage }),
      cookies: document.cookie,
      startedAt: sessionStorage.getItem('minamo.started_at') ?? '',
    }));
    // Which service was looked at last is kept as a number made of it.
    expect(local).toEqual([['minamo.last_services', expect.stringMatching(/^\[\d+\]$/)]]);
    expect(cookies).toBe('');
    const shift = Date.parse(startedAt) - app.mock.clock.now().getTime();
    expect(Math.round(shift / 3_600_000)).toBe(9);
  },
);
