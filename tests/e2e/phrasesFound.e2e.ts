import type { Page } from '@playwright/test';
import { addresses, loggedInAddresses } from './addresses.ts';
import type { App, Visit } from './app.ts';
import { cutHere } from './cutWords.ts';
import { eachAddress } from './eachAddress.ts';
import { expect, test } from './fixtures.ts';
import { leavingNarrow } from './leaving.ts';
import { phone } from './pages.ts';
import { pasted } from './pasted.ts';
import { waitForScreen } from './waitForScreen.ts';

/** A page as in browsers without `auto-phrase`, which are all but Chromium: what it asks and styles has another word. */
async function pageWithoutAutoPhrase(app: App, visit: Visit): Promise<Page> {
  const page = await app.page({ ...visit, viewport: phone, own: true });
  await page.addInitScript(() => {
    const replaced = (value: unknown) =>
      typeof value === 'string' ? value.replaceAll('auto-phrase', 'unknown-word') : value;
    for (const [owner, name] of [
      [CSS, 'supports'],
      [CSSStyleSheet.prototype, 'insertRule'],
    ] as const) {
      const original = Reflect.get(owner, name) as (...values: unknown[]) => unknown;
      Reflect.set(owner, name, function (this: unknown, ...values: unknown[]) {
        return original.apply(this, values.map(replaced));
      });
    }
  });
  return page;
}

/** The elements that are drawn with `auto-phrase` all the same, in which no cut word would be found. */
const withAutoPhrase = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *')]
      .filter((element) => getComputedStyle(element).wordBreak === 'auto-phrase')
      .map((element) => `${element.tagName} has auto-phrase`),
  );

/** Parts of an e-mail address, of a building and of a lot that no line of a phone holds. */
const isLongerThanLine = (place: string) =>
  /字中\/之島|レジデ\/ンス|kuranosu\/ke-uemon|タワーウ?\/|タ\/ワー|12345番\/地|1\/2345番地/.test(
    place,
  );

/** What is wrong at all these addresses, each with its address: `/bank: …ッシュバッ/クの口座…`. */
async function wrongOn(app: App, paths: readonly string[], visit: Visit): Promise<string[]> {
  const page = await pageWithoutAutoPhrase(app, visit);
  const found: string[] = [];
  await eachAddress(app, page, paths, async (path) => {
    const wrong = [...(await withAutoPhrase(page)), ...(await cutHere(page))];
    wrong.push(...(await leavingNarrow(page)));
    await page.setViewportSize(phone);
    found.push(...wrong.map((place) => `${path}: ${place}`));
  });
  return found;
}

for (const as of ['kanzaki.sakuranosuke', 'kawase.ryo']) {
  test(
    `no word of ${as} is cut at a line’s end, and nothing leaves the page at 320 px`,
    { tag: '@long' },
    async ({ app }) => {
      test.setTimeout(300_000);
      const wrong = await wrongOn(app, loggedInAddresses(), { as });
      expect(wrong.filter((place) => !isLongerThanLine(place))).toEqual([]);
    },
  );
}

test(
  'no word is cut before the login, and nothing leaves the page at 320 px',
  { tag: '@long' },
  async ({ app }) => {
    const inside = new Set(loggedInAddresses());
    const outside = addresses().filter((path) => !inside.has(path));
    const wrong = await wrongOn(app, outside, {});
    expect(wrong).toEqual([]);
  },
);

test('what is copied is what was written', { tag: '@long' }, async ({ app }) => {
  const page = await pageWithoutAutoPhrase(app, { as: 'seto.midori' });
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
