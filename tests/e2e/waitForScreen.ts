import type { Page } from '@playwright/test';

/** Waits until the screen's heading is drawn, nothing is loading, and what follows right after it is drawn too. */
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
    // A task of the lowest priority comes after all that React still has to draw. `requestIdleCallback` would too,
    // but now and then it comes only when its time is over. Safari has neither.
    const { scheduler } = window as {
      scheduler?: { postTask(task: () => void, options: object): Promise<void> };
    };
    do {
      await new Promise(requestAnimationFrame);
      if (scheduler) await scheduler.postTask(() => undefined, { priority: 'background' });
      else await new Promise((resolve) => setTimeout(resolve, 100));
      // What was prerendered is gone for a moment before React has drawn the screen.
    } while (
      document.querySelector('[aria-busy="true"], [data-coming]') ??
      !document.querySelector('h1')
    );
  });
}
