import type { Page } from '@playwright/test';
import type { Entry } from '../../scripts/mock/exchange.ts';
import type { Mock } from '../../scripts/mock/mock.ts';
import type { Portal } from '../../scripts/serve/portal.ts';
import { storedLogin } from './login.ts';
import type { PageOptions, Pages } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

export interface Visit extends PageOptions {
  /** Demo customer who is logged in; nobody when absent. */
  as?: string;
}

/** The portal and its mock as one test has them: nobody was there before. */
export class App {
  private readonly logins = new Map<string, Promise<Record<string, string>>>();

  constructor(
    private readonly portal: Portal,
    private readonly pages: Pages,
  ) {}

  /** Of the portal, without a slash at its end. */
  get url(): string {
    return this.portal.url;
  }

  get mock(): Mock {
    return this.portal.mock;
  }

  /** Opens an address, logged in as a demo customer, and waits until the screen is drawn. */
  async visit(path: string, visit: Visit = {}): Promise<Page> {
    const page = await this.page(visit);
    await page.goto(this.url + path);
    await waitForScreen(page);
    return page;
  }

  /** A page, logged in but nowhere yet. A customer's pages of one test share a login. */
  async page({ as, ...options }: Visit = {}): Promise<Page> {
    const page = await this.pages.take(options);
    if (as) {
      await page.evaluate(
        (entries) => {
          for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
        },
        await this.login(as),
      );
    }
    return page;
  }

  /**
   * Collects the mock's calls from now on. The request log drops its oldest calls, so neither its length nor a
   * position in it tells which calls are new.
   * @returns gives the calls so far, of one operation or of all
   */
  callsFromNow(operationId?: string): () => Entry[] {
    const { requests } = this.mock;
    const last = requests.at(-1)?.id ?? 0;
    return () =>
      requests.filter(
        (call) => call.id > last && (operationId === undefined || call.operationId === operationId),
      );
  }

  /** What is in session storage after a real login. */
  private login(id: string): Promise<Record<string, string>> {
    const stored = this.logins.get(id) ?? storedLogin(this.url, id);
    this.logins.set(id, stored);
    return stored;
  }
}
