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

interface Walk {
  as: string;
  seed: number;
  /** The addresses of the customer's services when absent. */
  paths?: readonly string[];
}

/** Opens addresses with the answers of a seed, and expects them whole at 375 and 1280 px. */
async function expectWhole(app: App, { as, seed, paths = addressesOf(as) }: Walk): Promise<void> {
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
  const again = `npm run test:answers -- --seed ${seed} --as ${as} --at ADDRESS`;
  const seen = `npm run dev -- --dynamic ${seed}, as ${as}`;
  expect(found, `To try one again: ${again}. To look at it: ${seen}.`).toEqual([]);
}

test('no page breaks on answers that the contract allows', async ({ app }) => {
  const paths = [
    '/service/',
    '/progress',
    '/required_action',
    '/notification_history',
    '/top',
    '/billing',
    '/payment',
    '/contract',
    '/contract/quit',
    '/campaign',
    '/option',
    '/mobile/progress',
    '/mobile/top/',
    '/mobile/top/charge',
    '/mobile/top/packet_gift',
    '/mobile/billing/202611',
    '/mobile/contract/',
    '/mobile/contract/plan',
    '/mobile/contract/quit',
    '/mobile/option/',
    '/mobile/lost',
  ];
  expect(addressesOf('mizuno.keiko')).toEqual(expect.arrayContaining(paths));
  await expectWhole(app, { as: 'mizuno.keiko', seed: 2, paths });
});

for (const [seed, as] of customers.entries())
  test(`${as} sees no page break on the answers of a seed`, { tag: '@long' }, async ({ app }) => {
    test.setTimeout(300_000);
    // A third of the addresses each, in turns: all of them are for `npm run test:answers`.
    const paths = addressesOf(as).filter((_, index) => index % 3 === seed % 3);
    await expectWhole(app, { as, seed, paths });
  });

// By `npm run test:answers`: seeds, and perhaps one customer and one address.
const asked = new URLSearchParams(process.env['ANSWERS']);
const only = asked.has('at') && { paths: asked.getAll('at') };
const walks = asked.getAll('seed').flatMap((seed) => {
  const of = asked.has('as') ? asked.getAll('as') : customers;
  return of.map((as): Walk => ({ as, seed: Number(seed), ...only }));
});

for (const walk of walks)
  test(`${walk.as}, seed ${walk.seed}: no page breaks`, { tag: '@answers' }, async ({ app }) => {
    test.setTimeout(300_000);
    await expectWhole(app, walk);
  });
