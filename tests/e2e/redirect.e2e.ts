import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { logIn, useStage } from './portal.ts';

const stage = useStage();

/** Logs in at /login with this `redirect_uri`; other sites are answered by the test and noted. */
async function arriveBy(redirectUri: string): Promise<{ page: Page; visited: string[] }> {
  const page = await stage.page();
  const visited: string[] = [];
  await page.context().route(
    (url) => url.origin !== stage.url && url.protocol.startsWith('http'),
    (route) => {
      visited.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' });
    },
  );
  await page.goto(`${stage.url}/login?redirect_uri=${encodeURIComponent(redirectUri)}`);
  await logIn(page, 'mitsushima.michiru');
  await page.waitForURL((url) => url.pathname !== '/login');
  return { page, visited };
}

test.each([
  '/billing',
  '/billing/202610?from=mail#lines',
  '/mobile/top/?line=5432',
  '/login_history',
])('%s is gone to', async (target) => {
  const { page, visited } = await arriveBy(target);
  expect(page.url()).toBe(stage.url + target);
  expect(visited).toEqual([]);
});

test.each([
  '//evil.example/',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/.//evil.example',
  '/%2F/evil.example',
  'https://minamo.example.evil.example/',
  'https://evilminamo.example/',
  'https://minamo.example@evil.example/',
  'https://www.minamo.example:8443/',
  'http://www.minamo.example/',
  'javascript:alert(1)',
  ' /billing',
  '/\tbilling',
  '/login',
  '/login/?redirect_uri=/login',
  'billing',
])('%j is ignored: the customer chooses a service', async (target) => {
  const { page, visited } = await arriveBy(target);
  expect(page.url()).toBe(`${stage.url}/service/`);
  expect(visited).toEqual([]);
});

test('an https address of the own domain takes the whole window along', async () => {
  const { page } = await arriveBy('https://www.minamo.example/support?topic=bill');
  await page.waitForURL('https://www.minamo.example/support?topic=bill');
  expect(await page.title()).toBe('elsewhere');
});

test('what the support page answers is held to the same rule', async () => {
  const page = await stage.page();
  await page.goto(`${stage.url}/__mock/support-login?as=mitsushima.michiru`);
  await page.goto(`${stage.url}/login?redirect_uri=${encodeURIComponent('//evil.example/')}`);
  await page.getByRole('button', { name: 'このログインで続ける' }).click();
  await page.waitForURL('**/service/');
  expect(new URL(page.url()).origin).toBe(stage.url);
});
