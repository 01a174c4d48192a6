import type { Page } from '@playwright/test';
import { routes } from '@/routes/routes.ts';
import type { App } from './app.ts';
import { filledIn } from './filledIn.ts';
import { follow } from './follow.ts';
import { waitForScreen } from './waitForScreen.ts';

const routeOf = (address: string) => routes.find(({ path }) => filledIn([path]).includes(address));

/**
 * Opens one address after the other in one page and looks at each. All but the first are come to as by a
 * link of the portal: a load takes twice as long. Only what shares its route with the one before is
 * loaded, since nothing would tell the two apart.
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
