import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const button = 'すべての端末からログアウトする';

const confirm = async (page: Page) => {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: 'すべての端末からログアウトしますか' });
  await dialog.getByRole('button', { name: 'ログアウトする', exact: true }).click();
};

test('a phone that was lost is logged out from another device', async ({ app }) => {
  const lost = await app.visit('/mobile/top/', { as: 'saegusa.minori', viewport: phone });
  const page = await app.visit('/mobile/login_history', { as: 'saegusa.minori' });
  await expectNoSidewaysScroll(page);
  await confirm(page);
  await page.waitForURL('**/login');
  await expect(page.getByText('すべての端末からログアウトしました')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await lost.reload();
  await lost.waitForURL(/\/login/);
});

test('where the server does not say yes, it is said and the session goes on', async ({ app }) => {
  app.mock.pins.set('getLogout', '500');
  const page = await app.visit('/contract/password', { as: 'irie.fumi', viewport: phone });
  await confirm(page);
  await expect(
    page.getByRole('alert').getByText('すべての端末からログアウトできませんでした'),
  ).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto(`${app.url}/billing`);
  await waitForScreen(page);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/billing');
});

test('who does not want it after all changes nothing', async ({ app }) => {
  const page = await app.visit('/login_history', { as: 'irie.fumi', viewport: desktop });
  const sent = app.callsFromNow('getLogout');
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('button', { name: 'いまはログアウトしない' }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(sent()).toEqual([]);
});
