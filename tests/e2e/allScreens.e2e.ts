import type { Page } from '@playwright/test';
import { addresses, addressesOf, loggedInAddresses } from './addresses.ts';
import { cutHere } from './cutWords.ts';
import { eachAddress } from './eachAddress.ts';
import { expectAccessible, expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { overflowing, overflowingNarrow, overlapping } from './overflow.ts';
import { desktop, phone } from './pages.ts';

const inside = loggedInAddresses();
const outside = addresses().filter((path) => !inside.includes(path));
const isMobile = (path: string) => path.startsWith('/mobile');

const isChromium = (page: Page) => page.context().browser()?.browserType().name() === 'chromium';

for (const { name, as, paths } of [
  { name: 'fibre', as: 'mizuno.keiko', paths: inside.filter((at) => !isMobile(at)) },
  { name: 'mobile', as: 'mizuno.keiko', paths: inside.filter(isMobile) },
  { name: 'without a login', as: undefined, paths: ['/login', ...outside] },
]) {
  test(
    `each address fits a phone, at 320 px with letters set wide too, cuts no word and is accessible: ${name}`,
    { tag: ['@engines', '@core'] },
    async ({ app }) => {
      test.setTimeout(300_000);
      const page = await app.page({ ...(as && { as }), viewport: phone });
      const found: string[] = [];
      await eachAddress(app, page, paths, async (path) => {
        await expect(page.locator('h1').first()).not.toBeEmpty();
        const wrong = [
          ...(await cutHere(page)),
          ...(await overflowing(page)),
          ...(await overlapping(page)),
        ];
        // The other engines hold to phones, and what axe finds is the same in each.
        if (isChromium(page)) {
          await expectAccessible(page);
          wrong.push(...(await overflowingNarrow(page)));
          await page.setViewportSize(phone);
        }
        found.push(...wrong.map((what) => `${path}: ${what}`));
      });
      expect(found).toEqual([]);
    },
  );
}

// All screens, with the longest data: phrasesFound.e2e.ts. These lives change a part of them.
for (const { name, as, paths } of [
  {
    name: 'all options',
    as: 'mitsushima.michiru',
    paths: /top\/?$|option(?!.*cancel)|contract\/?$|detail\/|quit$|move|campaign\/?$|progress/,
  },
  { name: 'stopped lines', as: 'hamano.nagi', paths: /top|option|plan|contract|billing/ },
  {
    name: 'overdue bills',
    as: 'irie.fumi',
    paths: /top|service|contract$|bill|pay|required|progress|notif/,
  },
])
  test(`what ${name} change is accessible in the dark on a desktop, and nothing leaves it at 320 px`, async ({
    app,
  }) => {
    test.setTimeout(300_000);
    const page = await app.page({ as, viewport: desktop, dark: true });
    const found: string[] = [];
    const shown = addressesOf(as).filter((path) => paths.test(path));
    await eachAddress(app, page, shown, async (path) => {
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      found.push(...(await overflowingNarrow(page)).map((what) => `${path}: ${what}`));
      await page.setViewportSize(desktop);
    });
    expect(found).toEqual([]);
  });

/** What opens over or within a page, by itself or by a button. */
const layers = [
  { path: '/top', as: 'mizuno.keiko', button: 'メニュー', opens: 'dialog' },
  { path: '/mobile/top/', as: 'kobato.madoka', button: undefined, opens: 'dialog' },
  { path: '/billing/202611', as: 'mizuno.keiko', button: '通話明細を見る', opens: 'heading' },
  {
    path: '/mobile/billing/202611',
    as: 'saegusa.minori',
    button: '通話明細を見る',
    opens: 'heading',
  },
] as const;

test('what opens over a page is accessible', { tag: '@core' }, async ({ app }) => {
  for (const { path, as, button, opens } of layers) {
    const page = await app.visit(path, { as, viewport: phone });
    if (button) await page.getByRole('button', { name: button }).click();
    const opened = page.getByRole(opens, { name: opens === 'heading' ? '通話明細' : undefined });
    await opened.waitFor();
    await expectAccessible(page);
  }
});
