import { expect, test } from 'vitest';
import { phone } from './pages.ts';
import { expectSound, settled, useStage } from './portal.ts';

const stage = useStage();

test('a wrong config.json is said key by key, and no screen is shown', async () => {
  const page = await stage.page({ viewport: phone });
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { region: 7, hosts: { fixed: 'ftp://x' } } }),
  );
  await page.goto(`${stage.url}/top`);
  await page.getByRole('heading', { level: 1, name: 'マイページを開けません' }).waitFor();
  const words = await page.getByRole('main').innerText();
  expect(words).toContain('region');
  expect(words).toContain('hosts.fixed');
  await expectSound(page);
});

test('a missing config.json has the same page, on /login too', async () => {
  const page = await stage.page();
  await page.route('**/config.json', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto(`${stage.url}/login`);
  await page.getByRole('heading', { level: 1, name: 'マイページを開けません' }).waitFor();
});

test('a config.json that did not arrive is called no mistake of ours, and can be read again', async () => {
  const page = await stage.page({
    viewport: phone,
    allowConsole: /config\.json could not be loaded/,
  });
  await page.route('**/config.json', (route) => route.abort());
  await page.goto(`${stage.url}/login`);
  await page.getByRole('heading', { level: 1, name: 'マイページを読み込めませんでした' }).waitFor();
  await expectSound(page);
  await page.unroute('**/config.json');
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await page.getByLabel('お客さまID').waitFor();
});

test('a screen that crashes leaves the header, says what is safe, and can be shown again', async () => {
  const page = await stage.page({
    as: 'irie.fumi',
    viewport: phone,
    allowConsole: /TypeError|Cannot read|error occurred/,
  });
  await page.route('**/billing', async (route) => {
    if (!route.request().url().includes('/api/')) return route.fallback();
    await route.fulfill({ json: { surprise: true } });
  });
  await page.goto(`${stage.url}/billing`);
  await page.getByRole('heading', { level: 1, name: '画面を表示できません' }).waitFor();
  expect(await page.getByText(/^E-\d{4}-\d{2}-\d{4}$/).isVisible()).toBe(true);
  await expectSound(page);
  expect(await page.getByRole('button', { name: 'もう一度表示する' }).isVisible()).toBe(true);
});

test('after a deploy an old tab loads itself anew once when a chunk is gone', async () => {
  const page = await stage.visit('/top', {
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
  await page.getByRole('heading', { level: 1, name: 'ログイン履歴' }).waitFor();
  expect(loads).toBeGreaterThan(0);
});

test('a newer build is offered when the customer comes back, never forced', async () => {
  const page = await stage.page({ as: 'irie.fumi', own: true });
  await page.clock.install();
  await page.goto(`${stage.url}/top`);
  await settled(page);
  await page.route(`${stage.url}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" crossorigin src="/assets/index-new.js"></script>',
    }),
  );
  await page.clock.fastForward('06:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByText('新しい画面があります').waitFor();
  expect(await page.getByRole('button', { name: '切り替える' }).isVisible()).toBe(true);
});

test('the policy of the page holds: nothing inline, no foreign script, styles applied', async () => {
  const page = await stage.page({ as: 'mitsushima.michiru', own: true });
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
    const response = await page.goto(stage.url + path);
    await settled(page);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(background).toBe('rgb(252, 251, 248)');
  }
  expect(violations).toEqual([]);
});

test('a gone asset is 404, never the page', async () => {
  const response = await fetch(`${stage.url}/assets/gone-123.js`);
  expect(response.status).toBe(404);
});

test('a procedure whose first read fails asks once, and says so', async () => {
  stage.portal.mock.faults.set('getQuitCancel', { kind: 'unavailable' });
  const page = await stage.visit('/contract', { as: 'seto.midori', viewport: phone });
  const asked = stage.callsFromNow('getQuitCancel');
  await page.goto(`${stage.url}/contract/quit_cancel`);
  await page.getByRole('alertdialog', { name: 'ただいまメンテナンス中です' }).waitFor();
  expect(asked().length).toBeLessThan(4);
});
