import type { Page } from '@playwright/test';
import { waitForScreen } from './waitForScreen.ts';

/**
 * The innermost elements that reach beyond the right edge of the page; none where it doesn't scroll sideways, nor
 * what scrolls in a box of its own.
 */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (box: Element | null): boolean =>
      box !== null &&
      box !== document.body &&
      (getComputedStyle(box).overflowX !== 'visible' || scrolls(box.parentElement));
    const leaves = (e: Element) =>
      e.getBoundingClientRect().right > width + 0.5 && !scrolls(e.parentElement);
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
      .filter((e) => leaves(e) && ![...e.children].some(leaves))
      .map((e) => `${e.tagName} ${e.textContent.slice(0, 30)}`)
      .slice(0, 3);
  });
}

/** The narrowest window that WCAG 1.4.10 has content fit into. */
const narrow = { width: 320, height: 812 };

/** What leaves the page in the narrowest window, with letters as usual and set wide; the window stays narrow. */
export async function overflowingNarrow(page: Page): Promise<string[]> {
  await page.setViewportSize(narrow);
  await waitForScreen(page);
  const found = (await overflowing(page)).map((what) => `at 320 px, ${what}`);
  const setAsUsual = await setWide(page);
  found.push(...(await overflowing(page)).map((what) => `at 320 px, set wide, ${what}`));
  await setAsUsual();
  return found;
}

/**
 * Sets letters, words, lines and paragraphs as far apart as WCAG 1.4.12 lets a reader set them.
 * @returns what sets them back; not the last sheet, since the chat may have added its own meanwhile
 */
async function setWide(page: Page): Promise<() => Promise<void>> {
  const wide = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  return () =>
    page.evaluate((ended) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== ended);
    }, wide);
}
