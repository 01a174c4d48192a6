import type { Page } from '@playwright/test';
import { settled } from '../e2e/settled.ts';

/** Goes to an address within the portal, as a link does, and waits until its screen stands. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    // Headings of the screen that is left don't count as those of the next; the screen that stands keeps its own.
    if (location.pathname === to) return;
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', '');
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
  await page.locator('h1:not([data-left])').first().waitFor({ state: 'attached' });
  await settled(page);
}
