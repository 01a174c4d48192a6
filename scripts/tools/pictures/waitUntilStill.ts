import type { Page } from '@playwright/test';

/** How long nothing may change on a page before it counts as still, in ms. */
const stillMs = 120;
/** How long to wait for a page that doesn't come to rest; it is taken as it is then. */
const timeoutMs = 10_000;

/** The calls of a page that are on their way. */
export class CallsUnderWay {
  private readonly open = new Set<unknown>();

  constructor(page: Page) {
    page.on('request', (request) => this.open.add(request));
    page.on('requestfinished', (request) => this.open.delete(request));
    page.on('requestfailed', (request) => this.open.delete(request));
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && !frame.url().startsWith('http')) this.open.clear();
    });
  }

  get count(): number {
    return this.open.size;
  }

  /** Forgets all calls: Playwright never reports the end of those whose document was left. */
  forget(): void {
    this.open.clear();
  }
}

/** Waits until all calls have ended, fonts and images are loaded, and nothing changes any more. */
export async function still(page: Page, calls: CallsUnderWay): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  do await page.evaluate(rest, { stillMs, timeoutMs });
  while (calls.count > 0 && performance.now() < deadline);
}

/** Waits, after a change of the window or of its colours, until the result is drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(rest, { stillMs: 40, timeoutMs });
}

async function rest({ stillMs, timeoutMs }: { stillMs: number; timeoutMs: number }): Promise<void> {
  const { scheduler } = window as unknown as {
    scheduler: { postTask(task: () => void, options: { priority: 'background' }): Promise<void> };
  };
  const deadline = performance.now() + timeoutMs;
  let changed = performance.now();
  const observer = new MutationObserver(() => (changed = performance.now()));
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const isLoading = () =>
    document.querySelector('[aria-busy="true"], [data-coming]') !== null ||
    document.fonts.status !== 'loaded' ||
    [...document.images].some(({ complete }) => !complete);
  do {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    // After all that React still has to draw.
    await scheduler.postTask(() => undefined, { priority: 'background' });
    if (isLoading()) changed = performance.now();
  } while (performance.now() - changed < stillMs && performance.now() < deadline);
  observer.disconnect();
}
