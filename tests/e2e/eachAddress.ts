import type { Page } from '@playwright/test';
import { routes } from '@/app/routes.ts';
import type { App } from './app.ts';
import { filledIn } from './filledIn.ts';
import { follow } from './follow.ts';
import { waitForScreen } from './waitForScreen.ts';

const routeOf = (address: string) => routes.find(({ path }) => filledIn([path]).includes(address));

/** Loads an address, and waits until its screen is drawn. */
export async function load(app: Pick<App, 'url'>, page: Page, address: string): Promise<void> {
  await page.goto(app.url + address);
  await waitForScreen(page);
}

/**
 * Goes from one screen to the next as a link of the portal does, since a load takes twice as long. An address that
 * shares its route with the open one is loaded: nothing would tell that its screen has replaced the other.
 */
export async function goOn(app: Pick<App, 'url'>, page: Page, address: string): Promise<void> {
  const open = routeOf(new URL(page.url()).pathname);
  if (open && open !== routeOf(address)) await follow(page, address);
  else await load(app, page, address);
}

/** Opens one address after the other in one page, of which it loads the first, and looks at each. */
export async function eachAddress(
  app: Pick<App, 'url'>,
  page: Page,
  addresses: readonly string[],
  look: (address: string) => Promise<void>,
): Promise<void> {
  for (const [index, address] of addresses.entries()) {
    if (index === 0) await load(app, page, address);
    else await goOn(app, page, address);
    await look(address);
  }
}
