import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page, TestInfo } from '@playwright/test';

export const phone = { width: 375, height: 812 };
export const desktop = { width: 1280, height: 860 };

/** What a page is opened as. */
export interface PageOptions {
  /** Screen size; desktop by default. */
  viewport?: { width: number; height: number };
  dark?: boolean;
  context?: BrowserContextOptions;
  /** Whether links in view are fetched ahead; otherwise data saving is on, and a screen makes only its own calls. */
  prefetches?: boolean;
  /** Messages that the page may write to the console. */
  allowConsole?: RegExp;
  /** Whether the page ends with the test, because its clock, network or scripts are changed or its cache matters. */
  own?: boolean;
}

/**
 * Where a page is without the portal: no script runs there. It has the portal's headers, since between documents
 * of different embedder policies the browser changes the process, which takes a sixth of the tests' time.
 */
const blank = '/unsupported.html';

/** A page of a test; one with a key is given to later tests that ask for the same. */
interface Opened {
  page: Page;
  key: string | undefined;
  said: string[];
  /** Requests that got no answer, with the browser's reason; reported when a test fails. */
  unanswered: string[];
  allowed: RegExp | undefined;
}

/** The pages of one worker. Later tests that ask for the same get them again, which takes half the time. */
export class Pages {
  private open: Opened[] = [];
  private idle: Opened[] = [];

  /** @param url of the portal, without a slash at its end */
  constructor(
    private readonly browser: Browser,
    private readonly url: string,
  ) {}

  /** A page with empty storages, at an address of the portal that runs nothing (`blank`). */
  async take(options: PageOptions): Promise<Page> {
    const { viewport, dark, prefetches } = options;
    const key =
      options.own || options.context ? undefined : JSON.stringify({ viewport, dark, prefetches });
    const index = key ? this.idle.findIndex((one) => one.key === key) : -1;
    const opened = this.idle.splice(index, index < 0 ? 0 : 1)[0] ?? (await this.make(options, key));
    // In Firefox a window behind another has no focus, and Enter presses nothing there.
    await opened.page.bringToFront();
    opened.allowed = options.allowConsole;
    this.open.push(opened);
    return opened.page;
  }

  /** Attaches to a failing test what its pages show, and their requests without an answer. */
  async attachTo(test: TestInfo): Promise<void> {
    for (const { page, unanswered } of this.open) {
      const shown = await page.locator('body').ariaSnapshot({ timeout: 1_000 }).catch(String);
      const body = [page.url(), ...unanswered, '', shown].join('\n');
      await test.attach('page', { body });
    }
  }

  /**
   * Ends a test: its pages are kept for later ones, or closed.
   * @returns what was said on their consoles
   */
  async leave(): Promise<string[]> {
    const left = this.open;
    this.open = [];
    const said = left.flatMap((one) => one.said);
    await Promise.all(left.map((one) => this.leaveOne(one)));
    return said;
  }

  /** Closes the pages that are kept for later tests; what they called is written then (`recorded`). */
  async close(): Promise<void> {
    await Promise.all(this.idle.splice(0).map(close));
  }

  private async make(options: PageOptions, key: string | undefined): Promise<Opened> {
    const context = await this.browser.newContext({
      viewport: options.viewport ?? desktop,
      ...looks(options.dark),
      locale: 'ja-JP',
      timezoneId: 'Asia/Tokyo',
      ...recorded(),
      ...options.context,
    });
    if (!options.prefetches) await context.addInitScript(saveData);
    const page = await context.newPage();
    const opened: Opened = { page, key, said: [], unanswered: [], allowed: undefined };
    await page.goto(this.url + blank);
    listen(opened);
    return opened;
  }

  /** Makes a page like a new one for a later test, or closes it when that fails. */
  private async leaveOne(opened: Opened): Promise<void> {
    const { page, key, said } = opened;
    if (!key) return close(opened);
    try {
      const { viewport, dark } = JSON.parse(key) as PageOptions;
      for (const event of testsListenTo) page.removeAllListeners(event);
      await Promise.all([
        ...page
          .context()
          .pages()
          .filter((one) => one !== page)
          .map((one) => one.close()),
        page.unrouteAll(),
        page.setViewportSize(viewport ?? desktop),
        page.emulateMedia({ media: null, ...looks(dark) }),
        page.mouse.move(0, 0),
      ]);
      // From a page that stores nothing, so that what the portal stores while it is left is cleared too.
      await page.goto(this.url + blank);
      await page.evaluate(() => {
        sessionStorage.clear();
        localStorage.clear();
      });
      said.length = 0;
      opened.unanswered.length = 0;
      listen(opened);
      this.idle.push(opened);
    } catch {
      await close(opened);
    }
  }
}

/** Options that record the calls of the pages, for `npm run contract:app`. */
function recorded(): BrowserContextOptions {
  const folder = process.env['HAR_DIR'];
  if (!folder) return {};
  const file = path.join(folder, `${randomUUID()}.har`);
  return { recordHar: { path: file, content: 'embed', urlFilter: /\/hosts\// } };
}

const testsListenTo = ['console', 'pageerror', 'request', 'requestfailed', 'framenavigated'];

const looks = (dark = false) =>
  ({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' }) as const;

const close = ({ page }: Opened) => page.context().close();

/** Collects a page's console messages and its requests without an answer. */
function listen(opened: Opened): void {
  const { page, said, unanswered } = opened;
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') unanswered.push(`${reason} ${request.url()}`);
  });
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // The browser logs every refused request itself; the tests check what the portal makes of it.
    if (/Failed to load resource/.test(message.text())) return;
    if (!opened.allowed?.test(message.text())) said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    if (!opened.allowed?.test(String(error))) said.push(`thrown: ${error.stack || String(error)}`);
  });
}

function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}
