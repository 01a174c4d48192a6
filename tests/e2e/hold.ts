import type { Page } from '@playwright/test';

/**
 * Holds back what a page asks for at an address, until it is released.
 * @returns lets what is held, and what comes later, go on to the server, or fails it
 */
export async function hold(page: Page, url: string | RegExp) {
  let answer = (_: 'continue' | 'abort') => {};
  const answered = new Promise<'continue' | 'abort'>((resolve) => (answer = resolve));
  await page.route(url, async (route) => route[await answered]());
  return { release: () => answer('continue'), fail: () => answer('abort') };
}
