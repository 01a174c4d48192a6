import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

test(
  'a wrong config.json is said key by key, and no screen is shown',
  { tag: '@core' },
  async ({ app }) => {
    const page = await app.page({ viewport: phone });
    await page.route('**/config.json', (route) =>
      route.fulfill({ json: { region: 7, hosts: { fixed: 'ftp://x' } } }),
    );
    await page.goto(`${app.url}/top`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'マイページを開けません' }),
    ).toBeVisible();
    const text = await page.getByRole('main').innerText();
    expect(text).toContain('region');
    expect(text).toContain('hosts.fixed');
    await expectNoSidewaysScroll(page);
  },
);

test('a missing config.json has the same page, on /login too', async ({ app }) => {
  const page = await app.page();
  await page.route('**/config.json', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto(`${app.url}/login`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'マイページを開けません' }),
  ).toBeVisible();
});

test('a config.json that did not arrive is called no mistake of ours, and can be read again', async ({
  app,
}) => {
  const page = await app.page({
    viewport: phone,
    allowConsole: /config\.json could not be loaded/,
  });
  await page.route('**/config.json', (route) => route.abort());
  await page.goto(`${app.url}/login`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'マイページを読み込めませんでした' }),
  ).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.unroute('**/config.json');
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(page.getByLabel('お客さまID')).toBeVisible();
});

test('where the screen of a crash fails too, no empty page is left, and it can be loaded again', async ({
  app,
}) => {
  const page = await app.visit('/mobile/top/', {
    as: 'tokita.haru',
    viewport: phone,
    own: true,
    allowConsole: /no service|error occurred/,
  });
  const menu = page.getByRole('button', { name: 'メニュー' });
  await expect(menu).toBeVisible();
  // Broken by the press: an answer that comes late would draw the screen, and crash it before.
  await menu.evaluate((button: HTMLElement) => {
    const find = Array.prototype.find;
    Array.prototype.find = function (this: unknown[], ...given: Parameters<typeof find>) {
      if (this.join('/').startsWith('/mobile/')) throw new TypeError('no service');
      return find.apply(this, given) as unknown;
    };
    button.click();
  });
  await expect(page.getByRole('heading', { level: 1, name: '画面を表示できません' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('お知らせ履歴で受け付けをお確かめください');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'データの残り' })).toBeVisible();
});

test(
  'a screen that crashes leaves the header, says what is safe, and can be shown again',
  { tag: '@core' },
  async ({ app }) => {
    const page = await app.page({
      as: 'irie.fumi',
      viewport: phone,
      allowConsole: /TypeError|Cannot read|error occurred/,
    });
    await page.route('**/billing', async (route) => {
      if (!route.request().url().includes('/api/')) return route.fallback();
      await route.fulfill({ json: { surprise: true } });
    });
    await page.goto(`${app.url}/billing`);
    await expect(
      page.getByRole('heading', { level: 1, name: '画面を表示できません' }),
    ).toBeVisible();
    await expect(page.getByText(/^E-\d{4}-\d{2}-\d{4}-[0-9A-F]{4}$/)).toBeVisible();
    await expect(page.getByRole('banner').locator('> span')).toHaveCSS(
      'background-size',
      '38% 4px, 2px 4px, 1px 4px',
    );
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('button', { name: 'もう一度表示する' })).toBeVisible();
  },
);

test('after a deploy an old tab loads itself anew once when a chunk is gone', async ({ app }) => {
  const page = await app.visit('/top', {
    as: 'funaki.wataru',
    allowConsole: /dynamically imported module|MIME/,
  });
  let loads = 0;
  page.on('framenavigated', () => (loads += 1));
  await page.route(
    '**/assets/LoginHistoryScreen*',
    (route) => route.fulfill({ status: 404, body: 'Not found' }),
    { times: 1 },
  );
  await page.getByRole('button', { name: '舟木 航 様' }).click();
  await page.getByRole('link', { name: /ログイン履歴/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ログイン履歴' })).toBeVisible();
  expect(loads).toBeGreaterThan(0);
});

test('a newer build is offered when the customer comes back, never forced', async ({ app }) => {
  const page = await app.page({ as: 'irie.fumi', own: true });
  await page.clock.install();
  await page.goto(`${app.url}/top`);
  await waitForScreen(page);
  await page.route(`${app.url}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" crossorigin src="/assets/index-new.js"></script>',
    }),
  );
  await page.clock.fastForward('06:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('新しい画面があります')).toBeVisible();
  await expect(page.getByRole('button', { name: '切り替える' })).toBeVisible();
});

test(
  'the policy of the page holds: nothing inline, no foreign script, styles applied',
  { tag: '@core' },
  async ({ app }) => {
    const page = await app.page({ as: 'mitsushima.michiru', own: true });
    const violations: string[] = [];
    await page.exposeFunction('violated', (what: string) => violations.push(what));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        (window as unknown as { violated: (what: string) => void }).violated(
          `${event.violatedDirective} ${event.blockedURI}`,
        );
      });
    });
    for (const path of ['/login', '/top', '/mobile/top/']) {
      const response = await page.goto(app.url + path);
      await waitForScreen(page);
      const policy = response?.headers()['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('unsafe');
      const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(background).toBe('rgb(252, 251, 248)');
    }
    expect(violations).toEqual([]);
  },
);

test('a gone asset is 404, never the page', async ({ app }) => {
  const response = await fetch(`${app.url}/assets/gone-123.js`);
  expect(response.status).toBe(404);
});

test('a procedure whose first read fails asks once, and says so', async ({ app }) => {
  app.mock.faults.set('getQuitCancel', { kind: 'unavailable' });
  const page = await app.visit('/contract', { as: 'seto.midori', viewport: phone });
  const asked = app.callsFromNow('getQuitCancel');
  await page.goto(`${app.url}/contract/quit_cancel`);
  await expect(page.getByRole('alertdialog', { name: 'ただいまメンテナンス中です' })).toBeVisible();
  expect(asked().length).toBeLessThan(4);
});
