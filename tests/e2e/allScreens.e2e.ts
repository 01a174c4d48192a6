import { addresses, loggedInAddresses } from './addresses.ts';
import { eachAddress } from './eachAddress.ts';
import { expectAccessible, expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './pages.ts';

const open = addresses().filter((path) => !loggedInAddresses().includes(path));
const isMobile = (path: string) => path.startsWith('/mobile');

for (const { name, as, paths } of [
  { name: 'fibre', as: 'mizuno.keiko', paths: loggedInAddresses().filter((at) => !isMobile(at)) },
  { name: 'mobile', as: 'mizuno.keiko', paths: loggedInAddresses().filter(isMobile) },
  { name: 'without a login', as: undefined, paths: ['/login', ...open] },
]) {
  test(`each address fits and is accessible: ${name}`, async ({ app }) => {
    const page = await app.page({ ...(as && { as }), viewport: phone });
    await eachAddress(app, page, paths, async () => {
      await expect(page.locator('h1').first()).not.toBeEmpty();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });
}

for (const as of ['mitsushima.michiru', 'hamano.nagi', 'irie.fumi', 'kanzaki.sakuranosuke'])
  test(
    `each address is accessible in the dark on a desktop: ${as}`,
    { tag: '@long' },
    async ({ app }) => {
      const page = await app.page({ as, viewport: desktop, dark: true });
      await eachAddress(app, page, loggedInAddresses(), async () => {
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      });
    },
  );

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

test('what opens over a page is accessible', async ({ app }) => {
  for (const { path, as, button, opens } of layers) {
    const page = await app.visit(path, { as, viewport: phone });
    if (button) await page.getByRole('button', { name: button }).click();
    const opened = page.getByRole(opens, { name: opens === 'heading' ? '通話明細' : undefined });
    await opened.waitFor();
    await expectAccessible(page);
  }
});
