import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dist } from '../../scripts/build.ts';
import { addresses, loggedInAddresses } from './addresses.ts';
import { cutOn } from './cutWords.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './pages.ts';
import { pasted } from './pasted.ts';
import { waitForScreen } from './waitForScreen.ts';

/** A copy of the portal that behaves as in browsers without `auto-phrase`, which are all but Chromium. */
function withoutAutoPhrase(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'portal-'));
  cpSync(dist, root, { recursive: true, filter: (file) => !/\.js\.(br|gz)$/.test(file) });
  const assets = path.join(root, 'assets');
  for (const name of readdirSync(assets).filter((name) => name.endsWith('.js'))) {
    const file = path.join(assets, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('auto-phrase', 'unknown-word'));
  }
  return root;
}

test.use({
  portalOptions: [
    async ({}, use) => {
      const root = withoutAutoPhrase();
      await use({ root });
      rmSync(root, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

/** Parts of an e-mail address, of a building and of a lot that no line of a phone holds. */
const isLongerThanLine = (place: string) =>
  /字中\/之島|レジデ\/ンス|kuranosu\/ke-uemon|タワーウ?\/|タ\/ワー|12345番\/地|1\/2345番地/.test(
    place,
  );

for (const as of ['kanzaki.sakuranosuke', 'kawase.ryo']) {
  test(`no word of ${as} is cut at a line’s end`, async ({ app }) => {
    test.slow();
    const page = await app.page({ as, viewport: phone });
    const cut = await cutOn(page, app, loggedInAddresses());
    expect(cut.filter((place) => !isLongerThanLine(place))).toEqual([]);
  });
}

test('no word is cut before the login', async ({ app }) => {
  const page = await app.page({ viewport: phone });
  const inside = new Set(loggedInAddresses());
  const outside = addresses().filter((path) => !inside.has(path));
  const cut = await cutOn(page, app, outside);
  expect(cut).toEqual([]);
});

test('what is copied is what was written', async ({ app }) => {
  const page = await app.page({ as: 'seto.midori', viewport: phone, own: true });
  await page.goto(`${app.url}/billing`);
  await waitForScreen(page);
  const main = page.getByRole('main');
  await expect.poll(() => main.textContent()).toContain('\u200b');
  await main.selectText();
  await page.keyboard.press('ControlOrMeta+c');
  const copied = await pasted(page);
  expect(copied).not.toContain('\u200b');
  expect(copied.length).toBeGreaterThan(100);
});
