import type { Page } from '@playwright/test';
import type { App } from '../e2e/app.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { follow } from '../e2e/follow.ts';
import { logIn } from '../e2e/login.ts';
import { waitForScreen } from '../e2e/waitForScreen.ts';

const evening = '2026-11-21T18:00:00+09:00';
/** From one visit to the next, in minutes. */
const pause = 7;

const screens = ['/service/', '/mobile/top/', '/top', '/mobile/billing', '/progress', '/billing'];

/** One customer's tab, whose clock and the server's go on together. */
class Tab {
  renewals = 0;
  private visits = 0;

  constructor(
    private readonly app: App,
    readonly page: Page,
  ) {
    page.on('response', (response) => {
      if (response.url().endsWith('/authn/renew') && response.ok()) this.renewals += 1;
    });
  }

  /** Lets minutes pass in which every timer of the page runs when it is due. */
  async wait(minutes: number): Promise<void> {
    for (let minute = 0; minute < minutes; minute += 1) {
      this.app.mock.clock.advance(1);
      await this.page.clock.runFor(60_000);
    }
  }

  /** Lets minutes pass in which the device sleeps; then the customer looks at the page. */
  async sleep(minutes: number): Promise<void> {
    this.app.mock.clock.advance(minutes);
    await this.page.clock.fastForward(minutes * 60_000);
    await this.page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
  }

  /** Opens one screen after the other for some minutes; each must open without a login. */
  async use(minutes: number): Promise<void> {
    for (let passed = 0; passed + pause <= minutes; passed += pause) {
      await this.wait(pause);
      const address = screens[(this.visits += 1) % screens.length] ?? '';
      await follow(this.page, address);
      expect(new URL(this.page.url()).pathname).toBe(address);
    }
    await this.wait(minutes % pause);
  }
}

test('twelve hours in one tab: renewed while it is used, reported when it has ended, on the right day', async ({
  app,
}) => {
  app.mock.clock.set(evening);
  const page = await app.page({ own: true });
  await page.clock.install({ time: evening });
  const tab = new Tab(app, page);
  await page.goto(`${app.url}/login`);
  await logIn(page, 'mitsushima.michiru');
  await page.waitForURL('**/service/');
  await waitForScreen(page);

  await tab.use(3 * 60);
  // Credentials are renewed when they are 30 minutes old: with every fifth visit.
  expect(tab.renewals).toBe(5);
  console.log(`in use from 18:00 to 21:00: ${tab.renewals} renewals`);

  await tab.sleep(45);
  await tab.use(2 * 60);
  await follow(page, '/mobile/top/traffic');
  await expect(page.getByText('11月1日〜21日')).toBeVisible();
  await tab.wait(20);
  expect(app.mock.clock.now().toISOString()).toMatch(/^2026-11-21T15:05/);
  // The tab was open over midnight; now the customer comes back to it.
  await tab.sleep(0);
  await expect(page.getByText('11月1日〜22日')).toBeVisible();
  console.log(`after a sleep of 45 minutes and midnight, 0:05: ${tab.renewals} renewals`);

  await tab.sleep(4 * 60);
  await page.waitForURL('**/login?redirect_uri=%2Fmobile%2Ftop%2Ftraffic');
  await expect(page.getByRole('heading', { name: 'もう一度ログインしてください' })).toBeVisible();
  await logIn(page, 'mitsushima.michiru');
  await page.waitForURL('**/mobile/top/traffic');
  await expect(page.getByText('11月1日〜22日')).toBeVisible();
  await tab.use(115);
  expect(app.mock.clock.now().toISOString()).toMatch(/^2026-11-21T21:00/);
  console.log(`after a sleep of 4 hours and a new login, 6:00: ${tab.renewals} renewals`);
});
