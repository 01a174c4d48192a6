import { expect, test as base } from '@playwright/test';
import { dist } from '../../scripts/build/build.ts';
import { type Portal, startPortal } from '../../scripts/serve/portal.ts';
import { App } from './app.ts';
import { Pages } from './pages.ts';

export { expect };

type PortalOptions = Partial<Parameters<typeof startPortal>[0]>;

interface TestFixtures {
  app: App;
}

interface WorkerFixtures {
  /** How the portal is started: `test.use({ portalOptions: { hosts: 'split' } })`. */
  portalOptions: PortalOptions;
  portal: Portal;
  pages: Pages;
}

/**
 * The tests' `test`: a portal with its mock for each worker, begun anew for each test, and pages of a
 * real browser. After each test the console was clean and the contract kept.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  portalOptions: [{}, { option: true, scope: 'worker' }],
  portal: [
    async ({ portalOptions }, use) => {
      const portal = await startPortal({ port: 0, root: dist, ...portalOptions });
      await use(portal);
      await portal.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  pages: [
    async ({ browser, portal }, use) => {
      const pages = new Pages(browser, portal.url);
      await use(pages);
      await pages.close();
    },
    { scope: 'worker' },
  ],
  app: async ({ portal, pages }, use, testInfo) => {
    portal.mock.reset();
    await use(new App(portal, pages));
    if (testInfo.status !== testInfo.expectedStatus) await pages.attachTo(testInfo);
    const said = await pages.leave();
    expect(said, 'The console stays clean').toEqual([]);
    expect(portal.mock.violations(), 'The contract is kept').toEqual([]);
  },
});
