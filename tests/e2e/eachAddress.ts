import type { Page } from '@playwright/test';
import { routes } from '@/routes/routes.ts';
import type { App } from './app.ts';
import { filledIn } from './filledIn.ts';
import { follow } from './follow.ts';
import { waitForScreen } from './waitForScreen.ts';

const routeOf = (address: string) => routes.find(({ path }) => filledIn([path]).includes(address));

/**
 * Opens one address after the other in one page and looks at each. It goes to all but the first as a link of
 * the portal does, since a load takes twice as long. An address that shares its route with the one before is
 * loaded, since nothing would tell that its screen has replaced the other.
 */
export async function eachAddress(
  app: App,
  page: Page,
  addresses: readonly string[],
  look: (address: string) => Promise<void>,
): Promise<void> {
  for (const [index, address] of addresses.entries()) {
    const before = addresses[index - 1];
    if (before && routeOf(before) !== routeOf(address)) await follow(page, address);
    else {
      await page.goto(app.url + address);
      await waitForScreen(page);
    }
    await look(address);
  }
}
