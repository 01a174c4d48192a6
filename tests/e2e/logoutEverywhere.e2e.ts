import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone } from './pages.ts';
import { expectSound, settled, useStage } from './portal.ts';

const stage = useStage();

const button = 'すべての端末からログアウトする';

const confirm = async (page: Page) => {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: 'すべての端末からログアウトしますか' });
  await dialog.getByRole('button', { name: 'ログアウトする', exact: true }).click();
};

test('a phone that was lost is logged out from another device', async () => {
  const lost = await stage.visitFresh('/mobile/top/', { as: 'saegusa.minori', viewport: phone });
  const page = await stage.visitFresh('/mobile/login_history', { as: 'saegusa.minori' });
  await expectSound(page);
  await confirm(page);
  await page.waitForURL('**/login');
  await page.getByText('すべての端末からログアウトしました').waitFor();
  await expectSound(page);
  await lost.reload();
  await lost.waitForURL(/\/login/);
});

test('where the server does not say yes, it is said and the session goes on', async () => {
  stage.portal.mock.pins.set('getLogout', '500');
  const page = await stage.visitFresh('/contract/password', { as: 'irie.fumi', viewport: phone });
  await confirm(page);
  await page.getByRole('alert').getByText('すべての端末からログアウトできませんでした').waitFor();
  await expectSound(page);
  await page.goto(`${stage.url}/billing`);
  await settled(page);
  expect(new URL(page.url()).pathname).toBe('/billing');
});

test('who does not want it after all changes nothing', async () => {
  const page = await stage.visitFresh('/login_history', { as: 'irie.fumi', viewport: desktop });
  const sent = stage.callsFromNow('getLogout');
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('button', { name: 'いまはログアウトしない' }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(sent()).toEqual([]);
});
