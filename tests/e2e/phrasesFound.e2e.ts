import type { Page } from '@playwright/test';
import { addresses, addressesOf, loggedInAddresses } from './addresses.ts';
import type { App, Visit } from './app.ts';
import { cutHere } from './cutWords.ts';
import { eachAddress, load } from './eachAddress.ts';
import { expectAccessible, expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { overflowing, overflowingNarrow, overlapping } from './overflow.ts';
import { desktop, phone } from './pages.ts';
import { pasted } from './pasted.ts';
import { waitForScreen } from './waitForScreen.ts';

/** A page as in browsers without `auto-phrase`, which are all but Chromium: what it asks and styles has another word. */
async function pageWithoutAutoPhrase(app: App, visit: Visit = {}): Promise<Page> {
  const page = await app.page({ ...visit, viewport: phone, dark: true, own: true });
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

const inside = new Set(loggedInAddresses());

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

/** Closes the popup for the session: nobody would see the pages that it opens over. */
async function closePopup(app: App, page: Page): Promise<void> {
  await load(app, page, '/top');
  await page.getByRole('dialog').getByRole('button', { name: '閉じる' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

for (const { name, as, hasPopup, paths } of [
  {
    name: 'the longest data',
    as: 'kanzaki.sakuranosuke',
    hasPopup: true,
    paths: addressesOf('kanzaki.sakuranosuke'),
  },
  {
    // What is ordered of a SIM looks the same beside fibre.
    name: 'mobile alone',
    as: 'kawase.ryo',
    hasPopup: false,
    paths: addressesOf('kawase.ryo').filter((path) => !/(?:option|contract|top)\/./.test(path)),
  },
  {
    name: 'without a login',
    as: undefined,
    hasPopup: false,
    paths: addresses().filter((path) => !inside.has(path)),
  },
]) {
  test(`no word is cut at a line’s end, nothing leaves the page at 320 px, 768 and 1024, and in the dark on a desktop it is accessible: ${name}`, async ({
    app,
  }) => {
    test.setTimeout(300_000);
    const page = await pageWithoutAutoPhrase(app, { ...(as && { as }) });
    if (hasPopup) await closePopup(app, page);
    const found: string[] = [];
    await eachAddress(app, page, paths, async (path) => {
      const wrong = [
        ...(await withAutoPhrase(page)),
        ...(await cutHere(page)),
        ...(await overlapping(page)),
      ];
      wrong.push(...(await overflowingNarrow(page)));
      // Where the rail begins and where it widens, the main column is narrowest.
      for (const width of [768, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        // Charts measure their width anew.
        await waitForScreen(page);
        const there = [
          ...(await cutHere(page)),
          ...(await overflowing(page)),
          ...(await overlapping(page)),
        ];
        wrong.push(...there.map((what) => `at ${width}: ${what}`));
      }
      await page.setViewportSize(desktop);
      await waitForScreen(page);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.setViewportSize(phone);
      await waitForScreen(page);
      found.push(...wrong.map((place) => `${path}: ${place}`));
    });
    expect(found.filter((place) => !isLongerThanLine(place))).toEqual([]);
  });
}

test('what is copied is what was written', async ({ app }) => {
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
