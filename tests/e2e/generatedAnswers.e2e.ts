import type { Page } from '@playwright/test';
import { addressesOf } from './addresses.ts';
import type { App } from './app.ts';
import { eachAddress } from './eachAddress.ts';
import { expect, test } from './fixtures.ts';
import { flawsOf } from './flaws.ts';
import { leaving } from './leaving.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

/** Fibre and two SIMs, all options, SIMs alone, fibre alone, three SIMs, leaving, waiting for the work. */
const customers = [
  'mizuno.keiko',
  'mitsushima.michiru',
  'hamano.nagi',
  'irie.fumi',
  'tokita.haru',
  'seto.midori',
  'funaki.wataru',
];

/** Collects what a page says on its console, and what it asks for that breaks the contract. */
function listen(app: App, page: Page): () => string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    // The browser logs every refused request itself.
    if (['error', 'warning'].includes(message.type()) && !/Failed to load/.test(message.text()))
      said.push(`console: ${message.text().slice(0, 300)}`);
  });
  page.on('pageerror', (error) => {
    said.push(`thrown: ${(error.stack ?? String(error)).slice(0, 300)}`);
  });
  return () => [...said.splice(0), ...app.mock.violations().map((broken) => `asked: ${broken}`)];
}

/**
 * Opens addresses with the answers of a seed.
 * @returns what no page may show, each with its address
 */
async function walk(app: App, as: string, seed: number, paths: readonly string[]) {
  // What is said on the console is collected here, with its address.
  const page = await app.page({ as, viewport: phone, allowConsole: /(?:)/ });
  const said = listen(app, page);
  const found: string[] = [];
  app.mock.faults.set('reads', { kind: 'generated', seed });
  await eachAddress(app, page, paths, (path) =>
    test.step(path, async () => {
      const flaws = [...(await flawsOf(page)), ...said()];
      await page.setViewportSize(desktop);
      await waitForScreen(page);
      flaws.push(...(await leaving(page)).map((what) => `beyond the edge at 1280 px: ${what}`));
      await page.setViewportSize(phone);
      found.push(...flaws.map((flaw) => `${path}: ${flaw}`));
    }),
  );
  return found;
}

function holds(as: string, seed: number, paths: readonly string[], tag: string[] = []): void {
  const title = `${as} sees no page break on the answers of seed ${seed}`;
  test(title, { tag }, async ({ app }) => {
    test.setTimeout(300_000);
    const found = await walk(app, as, seed, paths);
    const again = `npm run test:answers -- --seed ${seed} --as ${as} --at ADDRESS`;
    const seen = `npm run dev -- --dynamic ${seed}, as ${as}`;
    expect(found, `To try one again: ${again}. To look at it: ${seen}.`).toEqual([]);
  });
}

// By `npm run test:answers`: seeds, and perhaps one customer and one address.
const asked = new URLSearchParams(process.env['ANSWERS']);
const seeds = asked.getAll('seed').map(Number);

for (const seed of seeds)
  for (const as of asked.has('as') ? asked.getAll('as') : customers)
    holds(as, seed, asked.has('at') ? asked.getAll('at') : addressesOf(as), ['@answers']);

if (seeds.length === 0) {
  holds('mizuno.keiko', 2, addressesOf('mizuno.keiko'));
  for (const [index, as] of customers.entries()) holds(as, index, addressesOf(as), ['@long']);
}
