import type { Page } from '@playwright/test';
import { loggedInAddresses } from './addresses.ts';
import { eachAddress } from './eachAddress.ts';
import { expect, test } from './fixtures.ts';
import { leaving } from './leaving.ts';

const viewport = { width: 320, height: 812 };

const isMobile = (path: string) => path.startsWith('/mobile');

/** Letters, words, lines and paragraphs as far apart as WCAG 1.4.12 lets a reader set them. */
async function setWide(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}

async function setAsUsual(page: Page): Promise<void> {
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

for (const [as, service] of [
  ['mizuno.keiko', 'fibre'],
  ['mizuno.keiko', 'mobile'],
  ['kanzaki.sakuranosuke', 'fibre'],
  ['kanzaki.sakuranosuke', 'mobile'],
  ['hamano.nagi', 'mobile'],
] as const) {
  test(`at 320 px nothing leaves a page of ${as}, ${service}, with letters set wide too`, async ({
    app,
  }) => {
    test.setTimeout(240_000);
    const page = await app.page({ as, viewport });
    const found: string[] = [];
    const paths = loggedInAddresses().filter((path) => isMobile(path) === (service === 'mobile'));
    await eachAddress(app, page, paths, async (path) => {
      found.push(...(await leaving(page)).map((what) => `${path}: ${what}`));
      await setWide(page);
      found.push(...(await leaving(page)).map((what) => `${path}, set wide: ${what}`));
      await setAsUsual(page);
    });
    expect(found).toEqual([]);
  });
}
