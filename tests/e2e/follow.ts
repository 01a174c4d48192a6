import type { Page } from '@playwright/test';
import { waitForScreen } from './waitForScreen.ts';

/** Goes to an address within the portal, as a link does, and waits until its screen is drawn. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    // Another screen replaces the heading, which then loses this mark; the same screen would keep it.
    if (location.pathname === to) return;
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.waitForFunction(() => !document.querySelector('h1[data-left]'));
  await waitForScreen(page);
}
