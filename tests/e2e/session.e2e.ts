import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { logIn, settled, useStage } from './portal.ts';

const stage = useStage();

afterEach(() => stage.portal.mock.clock.reset());

/** A login of its own, which the test may let grow old. */
async function enter(path: string, page?: Page): Promise<Page> {
  const entered = page ?? (await stage.page());
  await entered.goto(`${stage.url}/login?redirect_uri=${encodeURIComponent(path)}`);
  await logIn(entered, 'mitsushima.michiru');
  // Else the pointer may rest where the next screen has a link, which is fetched ahead then.
  await entered.mouse.move(0, 0);
  await entered.waitForURL(`**${path}`);
  await settled(entered);
  return entered;
}

/** Lets time pass at the server and on the device alike, with the portal closed: no call falls in between. */
async function passMinutes(page: Page, minutes: number): Promise<void> {
  await page.goto('about:blank');
  stage.portal.mock.clock.advance(minutes);
  const device = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(device + minutes * 60_000);
}

/** A pointer that comes to a link has its screen fetched, which would end the session before the press. */
const followWithoutPointer = (page: Page) =>
  page.getByRole('link', { name: /^開く\(Minamo 光/ }).dispatchEvent('click');

test.each(['getBilling', 'getPayment', 'getLoginMessage'])(
  'a 403 of %s ends the session, and the next login leads back',
  async (operationId) => {
    const page = await enter('/service/');
    stage.portal.mock.pins.set(operationId, '403');
    await followWithoutPointer(page);
    await page.waitForURL('**/login?redirect_uri=%2Ftop');
    await page.getByRole('heading', { name: 'ログインの有効期限が切れました' }).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('minamo.credentials'))).toBeNull();
    stage.portal.mock.pins.clear();
    await logIn(page, 'mitsushima.michiru');
    await page.waitForURL('**/top');
    await settled(page);
  },
);

test('an empty 403 is the same', async () => {
  const page = await enter('/service/');
  stage.portal.mock.faults.set('getBilling', { status: 403, kind: 'empty' });
  await followWithoutPointer(page);
  await page.waitForURL('**/login?redirect_uri=%2Ftop');
});

test('before 30 minutes nothing is renewed; after them one renewal serves all waiting calls', async () => {
  const page = await enter('/service/');
  const renewals = stage.callsFromNow('getRenew');
  await passMinutes(page, 29);
  await page.goto(`${stage.url}/login_history`);
  await settled(page);
  expect(renewals()).toEqual([]);

  await passMinutes(page, 2);
  const calls = stage.callsFromNow();
  await page.goto(`${stage.url}/top`);
  await settled(page);
  await page.getByText('34,247').first().waitFor();
  const reads = calls().filter((call) => call.operationId !== 'getRenew');
  expect(reads.length).toBeGreaterThan(5);
  expect(reads.filter((call) => call.status !== 200)).toEqual([]);
  expect(renewals().length).toBe(1);

  await page.goto(`${stage.url}/login_history`);
  await settled(page);
  expect(renewals().length).toBe(1);
});

test('a device that slept and only learns the time from the server renews too', async () => {
  const page = await enter('/top');
  const renewals = stage.callsFromNow('getRenew');
  stage.portal.mock.clock.advance(45);
  await page.goto(`${stage.url}/login_history`);
  await settled(page);
  // A renewal whose answer the page doesn't stay to hear is asked for again.
  await page.waitForLoadState('networkidle');
  await page.goto(`${stage.url}/billing`);
  await settled(page);
  expect(renewals().length).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/billing');
});

test.each([
  ['403', () => stage.portal.mock.pins.set('getRenew', '403')],
  ['no answer', () => stage.portal.mock.faults.set('getRenew', { kind: 'no_response' })],
])('a renewal that fails with %s ends the session', async (_, fail) => {
  const page = await enter('/top');
  await passMinutes(page, 31);
  fail();
  await page.goto(`${stage.url}/billing`);
  await page.waitForURL('**/login?redirect_uri=%2Fbilling');
  expect(await page.evaluate(() => sessionStorage.getItem('minamo.credentials'))).toBeNull();
});

test('an hour later the session is over', async () => {
  const page = await enter('/top');
  await passMinutes(page, 61);
  await page.goto(`${stage.url}/billing`);
  await page.waitForURL('**/login?redirect_uri=%2Fbilling');
  await page.getByLabel('お客さまID').waitFor();
});

test.each([
  ['a day behind', -24 * 60],
  ['a day ahead', 24 * 60],
  ['six minutes behind', -6],
])('a device clock %s is corrected by the server', async (_, minutes) => {
  const page = await stage.page();
  await page.clock.setSystemTime(Date.parse('2026-11-21T10:40:00+09:00') + minutes * 60_000);
  const calls = stage.callsFromNow();
  await enter('/top', page);
  await page.getByText('34,247').first().waitFor();
  await page.goto(`${stage.url}/login_history`);
  await settled(page);
  // The answer to the login has told the time: no call is refused on the way.
  expect(calls().filter((call) => call.status === 403)).toEqual([]);
});

test('a clock that goes wrong while the portal is open costs no login', async () => {
  const page = await enter('/top');
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) - 3 * 60 * 60_000);
  await page.getByRole('main').getByRole('link', { name: '内訳を見る' }).click();
  await page.waitForURL('**/billing/202611');
  await settled(page);
  expect(new URL(page.url()).pathname).toBe('/billing/202611');
});

test.each(['/login_history', '/top', '/mobile/top/', '/service/', '/loginx', '/contract/mail'])(
  '%s needs a login',
  async (path) => {
    const page = await stage.page();
    await page.goto(stage.url + path);
    await page.waitForURL((url) => url.pathname === '/login');
    expect(new URL(page.url()).searchParams.get('redirect_uri')).toBe(path);
  },
);

test.each([
  '/login/',
  '/password_reset',
  '/password_reset/',
  '/entry_cancel',
  '/mobile/onestop/login',
  '/mobile/onestop/error/',
])('%s needs none', async (path) => {
  const page = await stage.visit(path);
  expect(new URL(page.url()).pathname).toBe(path);
});

test('credentials are in session storage alone, and the start time is nine hours off', async () => {
  const page = await enter('/top');
  const { local, cookies, startedAt } = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    cookies: document.cookie,
    startedAt: sessionStorage.getItem('minamo.started_at') ?? '',
  }));
  expect(local).toEqual([]);
  expect(cookies).toBe('');
  const shift = Date.parse(startedAt) - stage.portal.mock.clock.now().getTime();
  expect(Math.round(shift / 3_600_000)).toBe(9);
});
