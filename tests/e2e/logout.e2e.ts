import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone } from './pages.ts';
import { expectSound, logIn, settled, useStage } from './portal.ts';

const stage = useStage();

/** A login of its own, which the test may end: the stage's are shared. */
async function enter(path: string, viewport = desktop): Promise<Page> {
  const page = await stage.page({ viewport });
  await page.goto(`${stage.url}/login?redirect_uri=${encodeURIComponent(path)}`);
  await logIn(page, 'mitsushima.michiru');
  // The address names the line too.
  await page.waitForURL(`**${path}**`);
  await settled(page);
  return page;
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: '満島 みちる 様' }).click();
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await page.waitForURL('**/login');
}

/** What the browser keeps of the customer. */
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.keys(sessionStorage)
      .concat(Object.keys(localStorage))
      .filter((key) => key !== 'minamo.clock_offset'),
  );

test('nothing stays in the browser, and both servers are told', async () => {
  const page = await enter('/top');
  const auth = stage.callsFromNow('getLogout');
  const support = stage.callsFromNow('postSupportLogout');
  await logOut(page);
  await page.getByRole('heading', { name: 'ログアウトしました' }).waitFor();
  expect(await kept(page)).toEqual([]);
  await expect.poll(() => auth().length).toBe(1);
  await expect.poll(() => support().length).toBe(1);
  expect(auth()[0]?.status).toBe(200);
  await expectSound(page);
});

test('it does not wait for the servers, and does not need them', async () => {
  const page = await enter('/top');
  stage.portal.mock.faults.set('getLogout', { kind: 'no_response' });
  stage.portal.mock.faults.set('postSupportLogout', { status: 500 });
  await logOut(page);
  expect(await kept(page)).toEqual([]);
  expect(await page.getByLabel('お客さまID').isVisible()).toBe(true);
});

test('the next login does not lead back to where another customer was', async () => {
  const page = await enter('/billing');
  await logOut(page);
  expect(page.url()).toBe(`${stage.url}/login`);
  await logIn(page, 'mitsushima.michiru');
  await page.waitForURL('**/service/');
});

test('a tab that was opened from this one is logged out with it', async () => {
  const page = await enter('/top');
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open('/billing')),
  ]);
  await settled(other);
  expect(await other.getByRole('button', { name: '満島 みちる 様' }).isVisible()).toBe(true);
  await logOut(page);
  await other.waitForURL('**/login**');
  await other.getByRole('heading', { name: 'ログアウトしました' }).waitFor();
  expect(await kept(other)).toEqual([]);
  expect(await other.getByText('満島').count()).toBe(0);
});

test('the back button brings nothing back', async () => {
  const page = await enter('/top');
  await page.getByRole('main').getByRole('link', { name: '内訳を見る' }).click();
  await page.waitForURL('**/billing/202611');
  await settled(page);
  await logOut(page);
  await page.goBack();
  await page.waitForURL('**/login**');
  await page.getByLabel('お客さまID').waitFor();
  expect(await page.getByText('満島').count()).toBe(0);
  expect(await page.getByText(/\d円/).count()).toBe(0);
});

test('a page that was left for another site does not come back after a logout elsewhere', async () => {
  const page = await enter('/top');
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open('/billing')),
  ]);
  await settled(other);
  await page.goto(`${stage.url}/__mock/customers`);
  await logOut(other);
  await page.goBack();
  await page.waitForURL('**/login**');
  await page.getByLabel('お客さまID').waitFor();
  expect(await page.getByText(/\d円/).count()).toBe(0);
});

test('from the choice of services, and from the menu of a phone', async () => {
  const chooser = await enter('/service/');
  await chooser.getByRole('button', { name: 'ログアウト' }).click();
  await chooser.waitForURL('**/login');
  expect(await kept(chooser)).toEqual([]);

  const page = await enter('/mobile/top/', phone);
  await page.getByRole('button', { name: 'メニュー' }).click();
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await page.waitForURL('**/login');
  expect(await kept(page)).toEqual([]);
});
