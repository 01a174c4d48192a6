import type { Page } from '@playwright/test';
import type { App } from './app.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './login.ts';

/** Logs in at /login with this `redirect_uri`; other sites are answered by the test and noted. */
async function arriveBy(app: App, redirectUri: string): Promise<{ page: Page; visited: string[] }> {
  const page = await app.page();
  const visited: string[] = [];
  await page.context().route(
    (url) => url.origin !== app.url && url.protocol.startsWith('http'),
    (route) => {
      visited.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' });
    },
  );
  await page.goto(`${app.url}/login?redirect_uri=${encodeURIComponent(redirectUri)}`);
  await logIn(page, 'mitsushima.michiru');
  await page.waitForURL((url) => url.pathname !== '/login');
  return { page, visited };
}

test('addresses of the portal are gone to', { tag: '@core' }, async ({ app }) => {
  for (const target of [
    '/billing',
    '/billing/202610?from=mail#lines',
    '/mobile/top/?line=5432',
    '/login_history',
  ]) {
    const { page, visited } = await arriveBy(app, target);
    await expect(page).toHaveURL(app.url + target);
    expect(visited, target).toEqual([]);
  }
});

// What counts as an address is held in src/session/redirectUri.test.ts; here, that the login asks it.
test(
  'any other address is ignored: the customer chooses a service',
  { tag: '@core' },
  async ({ app }) => {
    for (const target of [
      '//evil.example/',
      '/\\evil.example',
      'https://minamo.example@evil.example/',
      'javascript:alert(1)',
      '/login/?redirect_uri=/login',
    ]) {
      const { page, visited } = await arriveBy(app, target);
      await expect(page, target).toHaveURL(`${app.url}/service/`);
      expect(visited, target).toEqual([]);
    }
  },
);

test('an https address of the own domain takes the whole window along', async ({ app }) => {
  const { page } = await arriveBy(app, 'https://www.minamo.example/support?topic=bill');
  await page.waitForURL('https://www.minamo.example/support?topic=bill');
  await expect(page).toHaveTitle('elsewhere');
});

test('what the support page answers is held to the same rule', async ({ app }) => {
  const page = await app.page();
  await page.goto(`${app.url}/__mock/support-login?as=mitsushima.michiru`);
  await page.goto(`${app.url}/login?redirect_uri=${encodeURIComponent('//evil.example/')}`);
  await page.getByRole('button', { name: 'このログインで続ける' }).click();
  await page.waitForURL('**/service/');
  await expect(page).toHaveURL(({ origin }) => origin === app.url);
});
