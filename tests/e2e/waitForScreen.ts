import type { Page } from '@playwright/test';

/** Waits until the screen's heading stands, nothing is loading, and what is drawn right after it stands too. */
export async function waitForScreen(page: Page): Promise<void> {
  // By its element, since a popup hides the page from queries by role.
  await page.locator('h1').first().waitFor();
  try {
    await waitUntilDrawn(page);
  } catch (error) {
    // The address was left while its screen was waited for, as by a redirect: then for the next one.
    if (!String(error).includes('context was destroyed')) throw error;
    await waitForScreen(page);
  }
}

/** Not by `waitForFunction`, for which each document would take Playwright's own code a second time. */
function waitUntilDrawn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // The browser is idle only when React has nothing left to draw; under load it may never say so, and Safari
    // never does.
    const idle = (done: () => void) =>
      'requestIdleCallback' in window
        ? requestIdleCallback(done, { timeout: 1_000 })
        : setTimeout(done, 100);
    do await new Promise<void>(idle);
    while (document.querySelector('[aria-busy="true"], [data-coming]'));
  });
}
