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

/** Texts of the main part that lie over one another, as where a column is narrower than what it holds. */
export function overlapping(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // What only a screen reader reads is cut to a point, and what stays at the window's edge lies over all.
    const isApart = (element: Element | null): boolean =>
      element !== null &&
      (element.clientWidth === 1 ||
        ['sticky', 'fixed'].includes(getComputedStyle(element).position) ||
        isApart(element.parentElement));
    const clipped = (box: DOMRect, element: Element | null): DOMRect => {
      if (!element) return box;
      const around = element.getBoundingClientRect();
      const isCut = getComputedStyle(element).overflowX !== 'visible';
      const right = isCut ? Math.min(box.right, around.right) : box.right;
      return clipped(
        new DOMRect(box.x, box.y, Math.max(0, right - box.x), box.height),
        element.parentElement,
      );
    };
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, 4);
    const lines: { text: string; box: DOMRect }[] = [];
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const holder = node.parentElement;
      if (!holder || !node.textContent?.trim() || !isShown(holder) || isApart(holder)) continue;
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        // Letters fill about the middle half of a line's box.
        const letters = new DOMRect(x, y + height / 4, width, height / 2);
        lines.push({ text: node.textContent, box: clipped(letters, holder) });
      }
    }
    const isOver = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return lines
      .flatMap(({ text, box }, index) =>
        lines
          .slice(index + 1)
          .filter((other) => other.text !== text && isOver(box, other.box))
          .map((other) => `${text.slice(0, 20)} over ${other.text.slice(0, 20)}`),
      )
      .slice(0, 3);
  });
}

/** The narrowest window that WCAG 1.4.10 has content fit into. */
const narrow = { width: 320, height: 812 };

/** What leaves the page in the narrowest window, with letters as usual and set wide; the window stays narrow. */
export async function overflowingNarrow(page: Page): Promise<string[]> {
  await page.setViewportSize(narrow);
  await waitForScreen(page);
  const found = [...(await overflowing(page)), ...(await overlapping(page))].map(
    (what) => `at 320 px, ${what}`,
  );
  const setAsUsual = await setWide(page);
  const wide = [...(await overflowing(page)), ...(await overlapping(page))];
  found.push(...wide.map((what) => `at 320 px, set wide, ${what}`));
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
