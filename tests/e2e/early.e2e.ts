import type { Page } from '@playwright/test';
import type { App } from './app.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const as = 'mitsushima.michiru';
const tops = ['/top', '/mobile/top/'];
/** The read of each top's figure. */
const figureReads: Record<string, string> = {
  '/top': 'getBilling',
  '/mobile/top/': 'getDataTrafficUsage',
};

/** Opens a top and holds its code back until the early reads have been sent. */
async function openSlowly(app: App, page: Page, path: string): Promise<void> {
  const asked = app.callsFromNow('getLoginMessage');
  const { release } = await hold(page, '**/assets/core-*');
  await page.goto(app.url + path, { waitUntil: 'commit' });
  await expect.poll(() => asked().length).toBe(1);
  release();
  await waitForScreen(page);
}

const documentOf = async (app: App, path: string) => (await fetch(app.url + path)).text();

test('the login page doesn’t wait for what a top asks early', { tag: '@core' }, async ({ app }) => {
  const login = await documentOf(app, '/login');
  expect(login).toContain('/assets/core-');
  expect(login).not.toContain('/assets/early-');
});

test('a top waits for no code of what it leads to', { tag: '@core' }, async ({ app }) => {
  for (const path of tops) {
    const top = await documentOf(app, path);
    expect(top).toContain('/assets/early-');
    for (const later of ['procedure', 'forms', 'parts', 'overlays'])
      expect(top, path).not.toContain(`/assets/${later}-`);
  }
});

for (const path of tops) {
  test(`${path}: the CSS of the first drawing comes with the page`, async ({ app }) => {
    const page = await app.page({ as: 'mizuno.keiko', viewport: phone, own: true });
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        // The page's own note has a heading too, so the figure is waited for.
        if (!document.querySelector('main [data-size="xl"]')) return;
        observer.disconnect();
        const drawn = [...document.querySelectorAll('#root [class*="css-"]')].flatMap((element) =>
          [...element.classList].filter((name) => name.startsWith('css-')),
        );
        const brought = [...document.querySelectorAll<HTMLElement>('style[data-emotion^="css "]')];
        const names = brought.flatMap(({ dataset }) => dataset['emotion']?.split(' ') ?? []);
        document.documentElement.dataset['made'] = drawn
          .filter((name) => name !== 'css-0' && !names.includes(name.replace('css-', '')))
          .join(' ');
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    await page.goto(app.url + path);
    await waitForScreen(page);
    await expect(page.locator('html')).toHaveAttribute('data-made', '');
  });
}

for (const path of tops) {
  test(`${path}: what is asked for early is asked for once, and before the screen’s code has come`, async ({
    app,
  }) => {
    const page = await app.page({ as, own: true });
    const asked = app.callsFromNow(figureReads[path]);
    await openSlowly(app, page, path);
    await expect(page.getByRole('heading', { name: 'お知らせ' })).toBeVisible();
    // The other services are asked for their own, for the total of all.
    const addresses = asked().map(({ url }) => url);
    const own = path === '/top' ? 'f20129034' : 'm09000005432';
    expect(addresses.filter((url) => url.includes(own))).toHaveLength(1);
    expect(addresses).toHaveLength(new Set(addresses).size);
  });
}

for (const path of tops) {
  test(`${path}: no read is sent twice and no file is named twice, however fast all comes`, async ({
    app,
  }) => {
    const page = await app.page({ as, own: true });
    for (let load = 0; load < 5; load += 1) {
      const calls = app.callsFromNow();
      await page.goto(app.url + path);
      await waitForScreen(page);
      await page.waitForLoadState('networkidle');
      // By address: each service of the account is asked for its own bills.
      const reads = calls().flatMap(({ method, operationId = '', url }) =>
        method === 'GET' ? [`${operationId} ${url}`] : [],
      );
      expect(reads.filter((read, index) => reads.indexOf(read) !== index)).toEqual([]);
    }
    const named = await page
      .locator('link[rel=modulepreload]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(named).toHaveLength(new Set(named).size);
  });
}

test('what a link in view leads to is fetched before it is pressed, unless data is saved', async ({
  app,
}) => {
  const asked = app.callsFromNow('getBillingMonth');
  const saving = await app.visit('/top', { as, own: true });
  await expect(saving.getByRole('heading', { name: 'お知らせ' })).toBeVisible();
  await saving.waitForLoadState('networkidle');
  expect(asked()).toEqual([]);
  const page = await app.visit('/top', { as, own: true, prefetches: true });
  await expect.poll(() => asked().length).toBeGreaterThan(0);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/top');
});

/** Adds up the layout shifts of a page, as browsers measure them. */
function addUpShifts(): void {
  const seen = window as unknown as { shift: number };
  seen.shift = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.shift += shift.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The limit for a good layout shift: https://web.dev/articles/cls */
const felt = 0.1;
async function expectNoShift(page: Page, limit = felt): Promise<void> {
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  expect(shift).toBeLessThan(limit);
}

for (const path of tops) {
  test(`${path}: what comes later moves nothing that is there, nor do the banners`, async ({
    app,
  }) => {
    app.mock.pins.set('getLoginMessage', 'banners');
    const page = await app.page({ as, own: true, viewport: phone });
    await page.addInitScript(addUpShifts);
    await openSlowly(app, page, path);
    await expect(page.getByRole('region', { name: '大切なお知らせ' })).toBeVisible();
    await expectNoShift(page);
  });
}

test('a banner that comes when a bill is read moves nothing of it', async ({ app }) => {
  app.mock.pins.set('getLoginMessage', 'banners');
  const page = await app.page({ as, own: true, viewport: phone });
  await page.addInitScript(addUpShifts);
  const drawn = page.getByText('請求番号').first();
  await page.route(/login-message/, async (route) => {
    await drawn.waitFor();
    await route.continue();
  });
  await page.goto(`${app.url}/billing/202611`);
  await expect(page.getByRole('region', { name: '大切なお知らせ' })).toBeInViewport();
  await expectNoShift(page, 0.01);
});

test('an address of the other service is read for that service alone, and its banners move nothing', async ({
  app,
}) => {
  app.mock.pins.set('getLoginMessage', 'banners');
  const page = await app.visit('/top', { as, own: true, viewport: phone });
  await page.addInitScript(addUpShifts);
  const asked = app.callsFromNow('getLoginMessage');
  await openSlowly(app, page, '/mobile/top/');
  await expect(page.getByRole('region', { name: '大切なお知らせ' })).toBeVisible();
  expect(asked().map(({ url }) => url)).toEqual([expect.stringContaining('m09000005432')]);
  await expectNoShift(page);
});

for (const [path, operation, customer] of [
  ['/billing', 'getBilling', as],
  ['/option', 'getOption', as],
  // Has options, so that the catalogue is drawn a moment later, and the index of both with it.
  ['/option', 'getOption', 'mizuno.keiko'],
  ['/mobile/top/packet_gift/', 'getPacketGift', as],
] as const) {
  test(`${path} of ${customer}: what comes after its heading moves nothing that is there`, async ({
    app,
  }) => {
    // A banner that comes after `firstMs` moves the page, and what is asked here is what the read does.
    app.mock.pins.set('getLoginMessage', 'empty');
    app.mock.faults.set(operation, { delay_ms: 500 });
    const page = await app.page({ as: customer, own: true, viewport: phone });
    await page.addInitScript(addUpShifts);
    await page.goto(app.url + path);
    await waitForScreen(page);
    await expectNoShift(page, 0.01);
  });
}

for (const [path, title] of [
  ['/login_history', 'ログイン履歴'],
  ['/mobile/contract/', 'ご契約情報'],
  ['/progress', '手続きの状況'],
] as const) {
  test(`${path}: the screen is drawn when its reads have come, not only after React’s 300 ms`, async ({
    app,
  }) => {
    const page = await app.page({ as: 'mizuno.keiko', own: true });
    await page.clock.install();
    await page.goto(`${app.url}/payment`);
    await waitForScreen(page);
    // From here on the test alone moves the page's clock; its requests take real time.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page.locator('main h1')).toHaveText(title);
    let passed = 0;
    const loading = async () => {
      if (passed < 250) await page.clock.runFor(10);
      passed += 10;
      return page.locator('main [aria-busy="true"]').count();
    };
    await expect.poll(loading, { intervals: [50] }).toBe(0);
  });
}
