import type { Page } from '@playwright/test';
import { projectContract } from '../../scripts/mock/contract/contract.ts';
import { codeFields } from '../../scripts/mock/unknownCodes.ts';
import { addressesOf } from './addresses.ts';
import type { App } from './app.ts';
import { eachAddress } from './eachAddress.ts';
import { expect, test } from './fixtures.ts';
import { flawsOf } from './flaws.ts';
import { phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

/** A code as the fault `unknown_codes` makes it; nobody can read anything into one. */
const unknownCode = /ZZ\d\d/;

/**
 * Words that say that something was paid, is over or has been done: no unknown code says that. Whoever has paid
 * already (お支払い済みの方) is spoken to whatever the code.
 */
const claim = /済み(?!の方)|完了|終わ|終了|違約金|受け付け(ました|られて)/;

/** The lines of a screen, without the names of a procedure's steps. */
async function linesOf(page: Page): Promise<string[]> {
  const steps = await page.getByRole('list', { name: '手続きの段階' }).allInnerTexts();
  const names = new Set(steps.flatMap((text) => text.split('\n')));
  const lines = (await page.locator('main').innerText()).split('\n');
  return lines.filter((line) => !names.has(line));
}

/**
 * Opens addresses twice: with the codes of the contract, then with those of a newer server.
 * @returns what no page may show of the latter, claims among it that only stand with unknown codes
 */
async function walk(app: App, as: string, paths: readonly string[]): Promise<string[]> {
  const page = await app.page({ as, viewport: phone });
  const known = new Map<string, string[]>();
  await eachAddress(app, page, paths, async (path) => {
    known.set(path, await linesOf(page));
  });
  const found: string[] = [];
  app.mock.faults.set('reads', { kind: 'unknown_codes' });
  await eachAddress(app, page, paths, async (path) => {
    const fresh = (await linesOf(page)).filter((line) => !known.get(path)?.includes(line));
    const claims = fresh.filter((line) => claim.test(line));
    const flaws = [...(await flawsOf(page, unknownCode)), ...claims];
    found.push(...flaws.map((flaw) => `${path}: ${flaw}`));
  });
  return found;
}

test('no page breaks on the codes of a newer server', async ({ app }) => {
  const paths = [
    '/service/',
    '/top',
    '/payment',
    '/campaign',
    '/contract/construction',
    '/contract/account_link',
    '/contract/report',
    '/mobile/top/',
    '/mobile/top/packet_gift',
    '/mobile/option/',
    '/mobile/contract/',
    '/mobile/contract/esim',
    '/mobile/contract/device_entry',
    '/mobile/contract/rental_wifi',
    '/mobile/lost',
  ];
  expect(addressesOf('mizuno.keiko')).toEqual(expect.arrayContaining(paths));
  const found = await walk(app, 'mizuno.keiko', paths);
  expect(found).toEqual([]);
});

for (const as of [
  'mizuno.keiko',
  'mitsushima.michiru',
  'hamano.nagi',
  'irie.fumi',
  'tokita.haru',
  'seto.midori',
  'funaki.wataru',
])
  test(`${as} sees no page break on codes of a newer server`, { tag: '@long' }, async ({ app }) => {
    test.setTimeout(300_000);
    const found = await walk(app, as, addressesOf(as));
    expect(found).toEqual([]);
  });

for (const as of ['mitsushima.michiru', 'hamano.nagi'])
  test(`${as} sees no page break on one unknown code`, { tag: '@long' }, async ({ app }) => {
    test.setTimeout(600_000);
    const contract = await projectContract();
    const page = await app.page({ as, viewport: phone });
    const seen = new Set<string>();
    const found: string[] = [];
    for (const path of addressesOf(as)) {
      const open = async () => {
        await page.goto(app.url + path);
        await waitForScreen(page);
      };
      const made = app.callsFromNow();
      await open();
      const reads = new Set(made().map(({ operationId = '' }) => operationId));
      const left = [...reads].flatMap((id) => {
        const operation = contract.find(id);
        if (!operation?.document.startsWith('read-')) return [];
        const fields = codeFields(operation).filter((field) => !seen.has(`${id} ${field}`));
        return [{ id, fields }];
      });
      // One field of each read at a time: the reads of a screen hardly ever depend on each other.
      while (left.some(({ fields }) => fields.length > 0)) {
        const now = left.flatMap(({ id, fields }) => {
          const field = fields.shift();
          return field === undefined ? [] : [{ id, field }];
        });
        for (const { id, field } of now) {
          seen.add(`${id} ${field}`);
          app.mock.faults.set(id, { kind: 'unknown_codes', field });
        }
        await open();
        const flaws = await flawsOf(page, unknownCode);
        const where = now.map(({ id, field }) => `${id}.${field}`).join(', ');
        found.push(...flaws.map((flaw) => `${path} (${where}): ${flaw}`));
        app.mock.faults.clear();
      }
    }
    expect(found).toEqual([]);
  });
