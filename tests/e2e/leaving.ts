import type { Page } from '@playwright/test';

/** The innermost elements that reach beyond the right edge of the page; none where it doesn't scroll sideways. */
export function leaving(page: Page): Promise<string[]> {
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
