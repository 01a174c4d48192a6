import type { Page } from '@playwright/test';
import type { App } from './app.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { phone } from './pages.ts';

const id = (page: Page) => page.getByLabel('お客さまID');
const password = (page: Page) => page.getByLabel('パスワード', { exact: true });
const logInButton = (page: Page) => page.getByRole('button', { name: 'ログイン', exact: true });
const sending = (page: Page) => page.getByText('送信中');

/**
 * Opens /login before its code has come, with only the script that keeps presses.
 * @returns lets the code come
 */
async function openWithoutCode(app: App, page: Page): Promise<() => void> {
  const { release } = await hold(page, '**/assets/core-*.js');
  await page.goto(`${app.url}/login`, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'replayPresses' in window);
  return release;
}

test(
  'a press before the code has come says so at once, and logs in once with what was typed',
  { tag: '@core' },
  async ({ app }) => {
    const page = await app.page({ own: true, viewport: phone });
    const calls = app.callsFromNow('postLogin');
    const letCodeCome = await openWithoutCode(app, page);
    await id(page).fill('tokita.haru');
    await password(page).fill('minamo-demo');
    await logInButton(page).click();
    await expect(sending(page)).toBeVisible();
    await expect(logInButton(page)).toHaveAttribute('aria-busy', 'true');
    await logInButton(page).click();
    letCodeCome();
    await page.waitForURL('**/service/');
    await expect(sending(page)).toHaveCount(0);
    expect(calls()).toHaveLength(1);
  },
);

test('Enter before the code has come logs in, and what is corrected after it counts', async ({
  app,
}) => {
  const page = await app.page({ own: true });
  const calls = app.callsFromNow('postLogin');
  const letCodeCome = await openWithoutCode(app, page);
  await id(page).fill('tokita.haru');
  await password(page).fill('minamo-dem');
  await password(page).press('Enter');
  await expect(sending(page)).toBeVisible();
  await password(page).pressSequentially('o');
  letCodeCome();
  await page.waitForURL('**/service/');
  expect(calls()).toHaveLength(1);
});

test('a press with the linked id before the code has come logs in with it', async ({ app }) => {
  const page = await app.page({ own: true });
  const calls = app.callsFromNow('postLoginSso');
  const letCodeCome = await openWithoutCode(app, page);
  await page.getByRole('button', { name: '連携IDでログイン' }).click();
  await expect(sending(page)).toBeVisible();
  letCodeCome();
  await expect(
    page.getByRole('heading', { name: 'サポートサイトにログインしていません' }),
  ).toBeVisible();
  expect(calls()).toHaveLength(1);
});

test('表示 before the code has come shows the password after it', async ({ app }) => {
  const page = await app.page({ own: true });
  const letCodeCome = await openWithoutCode(app, page);
  await password(page).fill('minamo-demo');
  await page.getByRole('button', { name: 'パスワードを表示' }).click();
  letCodeCome();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(password(page)).toHaveValue('minamo-demo');
});

test('empty fields that are sent before the code has come are reported after it', async ({
  app,
}) => {
  const page = await app.page({ own: true });
  const calls = app.callsFromNow('postLogin');
  const letCodeCome = await openWithoutCode(app, page);
  await logInButton(page).click();
  await expect(sending(page)).toBeVisible();
  letCodeCome();
  await expect(page.getByText('必須項目が未入力です')).toHaveCount(2);
  await expect(id(page)).toBeFocused();
  await expect(logInButton(page)).not.toHaveAttribute('aria-busy');
  expect(calls()).toEqual([]);
});

test('code that does not come at all leaves no button busy, and the page says what to do', async ({
  app,
}) => {
  const page = await app.page({ own: true, allowConsole: /net::ERR/ });
  const { fail } = await hold(page, '**/assets/core-*.js');
  await page.goto(`${app.url}/login`, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'replayPresses' in window);
  await logInButton(page).click();
  await expect(sending(page)).toBeVisible();
  fail();
  await expect(page.getByRole('alert')).toContainText('マイページを読み込めませんでした');
  await expect(logInButton(page)).not.toHaveAttribute('aria-busy');
  await page.unroute('**/assets/core-*.js');
  await page.getByRole('link', { name: 'もう一度読み込む' }).click();
  await page.waitForFunction(() => performance.getEntriesByName('usable').length === 1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a login whose code does not come says so and can be tried again', async ({ app }) => {
  const page = await app.page({ own: true, allowConsole: /net::ERR|Failed to fetch/ });
  await page.route('**/assets/session-*.js', (route) => route.abort());
  await page.goto(`${app.url}/login`);
  await page.waitForFunction(() => performance.getEntriesByName('usable').length === 1);
  await id(page).fill('tokita.haru');
  await password(page).fill('minamo-demo');
  await logInButton(page).click();
  await expect(
    page.getByRole('heading', { name: 'マイページを読み込めませんでした' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'もう一度読み込む' })).toBeVisible();
  await expect(logInButton(page)).not.toHaveAttribute('aria-busy');
  await expect(password(page)).toHaveValue('minamo-demo');
});
