import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { routes } from '@/routes';
import { settled, useStage } from './portal.ts';

const stage = useStage();

const viewport = { width: 320, height: 812 };

/** What stands in the place of a route's parameters. */
const samples: Record<string, readonly string[]> = {
  month: ['202611', '202610'],
  carrier: ['softbank'],
  reportId: ['q261100001'],
  page: ['unext', 'mesh_wifi', 'watch_over', 'denki'],
};

/** Reached without a login, or only by an address that another company made. */
const isOpen = (path: string) =>
  /^\/(?:password_reset|entry_cancel|mobile\/onestop|mobile\/contract\/quit\/onestop)/.test(path);

const addresses = routes
  .map(({ path }) => path.replace(/\/\*$/, ''))
  .filter((path) => !isOpen(path))
  .flatMap((path) => {
    const [, name] = /:(\w+)/.exec(path) ?? [];
    return name ? (samples[name] ?? []).map((value) => path.replace(`:${name}`, value)) : [path];
  });
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

/** What leaves the page at its right, innermost; nothing where the page doesn't scroll sideways. */
function leaving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const leaves = (e: Element) => e.getBoundingClientRect().right > width + 0.5;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
      .filter((e) => leaves(e) && ![...e.children].some(leaves))
      .map((e) => `${e.tagName} ${e.textContent.slice(0, 30)}`)
      .slice(0, 3);
  });
}

test.each([
  ['mizuno.keiko', 'fibre'],
  ['mizuno.keiko', 'mobile'],
  ['kanzaki.sakuranosuke', 'fibre'],
  ['kanzaki.sakuranosuke', 'mobile'],
  ['hamano.nagi', 'mobile'],
] as const)(
  'at 320 px nothing leaves a page of %s, %s, with letters set wide too',
  async (as, service) => {
    const page = await stage.page({ as, viewport });
    const found: string[] = [];
    for (const path of addresses.filter((path) => isMobile(path) === (service === 'mobile'))) {
      await page.goto(stage.url + path);
      await settled(page);
      found.push(...(await leaving(page)).map((what) => `${path}: ${what}`));
      await setWide(page);
      found.push(...(await leaving(page)).map((what) => `${path}, set wide: ${what}`));
    }
    expect(found).toEqual([]);
  },
  240_000,
);
