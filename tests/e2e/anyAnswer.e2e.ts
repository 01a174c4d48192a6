import type { Page } from '@playwright/test';
import { projectContract } from '../../scripts/mock/contract/contract.ts';
import { codeFields } from '../../scripts/mock/unknownCodes.ts';
import { addressesOf } from './addresses.ts';
import type { App } from './app.ts';
import { forget } from './caches.ts';
import { eachAddress, goOn, load } from './eachAddress.ts';
import { expect, test } from './fixtures.ts';
import { flawsOf } from './flaws.ts';
import { overflowing } from './overflow.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

/** Makes every read; the made answers leave a customer nothing of their own but the list of services. */
const as = 'mitsushima.michiru';

/** SIMs alone, fibre and two SIMs, leaving, waiting for the work, fibre alone, three SIMs. */
const more = [
  'hamano.nagi',
  'mizuno.keiko',
  'seto.midori',
  'funaki.wataru',
  'irie.fumi',
  'tokita.haru',
];

/** A code as the fault `unknown_codes` makes it; nobody can read anything into one. */
const unknownCode = /ZZ\d\d/;

/**
 * Words that say that something was paid, is over or has been done: no unknown code says that. Whoever has paid
 * already (お支払い済みの方) is spoken to whatever the code.
 */
const claim = /済み(?!の方)|完了|終わ|終了|違約金|受け付け(ました|られて)/;

/** A customer's page, and what is wrong on it. */
class Walk {
  readonly found: string[] = [];
  private readonly said: string[] = [];

  private constructor(
    readonly app: App,
    readonly page: Page,
  ) {
    page.on('console', (message) => {
      // The browser logs every refused request itself.
      if (['error', 'warning'].includes(message.type()) && !/Failed to load/.test(message.text()))
        this.said.push(`console: ${message.text().slice(0, 300)}`);
    });
    page.on('pageerror', (error) => {
      this.said.push(`thrown: ${(error.stack ?? String(error)).slice(0, 300)}`);
    });
  }

  static async of(app: App, as: string): Promise<Walk> {
    // What is said on the console is collected here, with its address.
    return new Walk(app, await app.page({ as, viewport: phone, allowConsole: /(?:)/ }));
  }

  /** Notes what is wrong on the open screen, what it has said, and what it has asked for that breaks the contract. */
  note(where: string, flaws: readonly string[]): void {
    const asked = this.app.mock.violations().map((broken) => `asked: ${broken}`);
    const all = [...flaws, ...this.said.splice(0), ...asked];
    this.found.push(...all.map((flaw) => `${where}: ${flaw}`));
  }

  /** Opens addresses, and notes what is wrong with them, by what a look says. */
  each(paths: readonly string[], look: (path: string) => Promise<string[]>): Promise<void> {
    return eachAddress(this.app, this.page, paths, (path) =>
      test.step(path, async () => this.note(path, await look(path))),
    );
  }
}

/** The lines of a screen that claim something, without the names of a procedure's steps. */
async function claimsOf(page: Page): Promise<string[]> {
  const [names, lines] = await page.evaluate(() => {
    const linesOf = (found: HTMLElement | null) => found?.innerText.split('\n') ?? [];
    const steps = document.querySelector<HTMLElement>('[aria-label="手続きの段階"]');
    return [linesOf(steps), linesOf(document.querySelector('main'))] as const;
  });
  return lines.filter((line) => claim.test(line) && !names.includes(line));
}

/** What each address claims with the codes of the contract, and where each operation is called first. */
async function withKnownCodes({ app, page }: Walk, paths: readonly string[]) {
  const claims = new Map<string, string[]>();
  const firstCalledAt = new Map<string, string>();
  let called = app.callsFromNow();
  await eachAddress(app, page, paths, async (path) => {
    claims.set(path, await claimsOf(page));
    for (const { operationId = '' } of called())
      if (!firstCalledAt.has(operationId)) firstCalledAt.set(operationId, path);
    called = app.callsFromNow();
    await forget(page);
  });
  return { claims, firstCalledAt };
}

/** Opens addresses with the codes of a newer server: they claim nothing that the contract's codes don't make them claim. */
async function withUnknownCodes(walk: Walk, known: ReadonlyMap<string, string[]>): Promise<void> {
  const { app, page } = walk;
  app.mock.faults.set('reads', { kind: 'unknown_codes' });
  await walk.each([...known.keys()], async (path) => {
    const claims = await claimsOf(page);
    return [
      ...(await flawsOf(page, unknownCode)),
      ...claims.filter((line) => !known.get(path)?.includes(line)),
    ];
  });
  app.mock.faults.clear();
}

/** Opens addresses with the answers of a seed, at 375 and 1280 px. */
async function withGenerated(walk: Walk, paths: readonly string[], seed: number): Promise<void> {
  const { app, page } = walk;
  app.mock.faults.set('reads', { kind: 'generated', seed });
  await walk.each(paths, async () => {
    const flaws = await flawsOf(page);
    await page.setViewportSize(desktop);
    await waitForScreen(page);
    flaws.push(...(await overflowing(page)).map((what) => `beyond the edge at 1280 px: ${what}`));
    await page.setViewportSize(phone);
    return flaws;
  });
  app.mock.faults.clear();
}

/** Expects that nothing was found, and says how to see again what a seed has found. */
function expectWhole({ found }: Walk, as: string, seed: number): void {
  const again = `npm run test:answers -- --seed ${seed} --as ${as} --at ADDRESS`;
  const seen = `npm run dev -- --dynamic ${seed}, as ${as}`;
  expect(found, `Answers of a seed are tried again by ${again}, and seen by ${seen}.`).toEqual([]);
}

test('no page breaks on answers that the contract allows', async ({ app }) => {
  test.setTimeout(600_000);
  const walk = await Walk.of(app, as);
  // The least, the most and a mixture, in turns: each address with each of them is for `npm run test:answers`.
  for (const seed of [0, 1, 2]) {
    const some = addressesOf(as).filter((_, index) => index % 3 === seed);
    await withGenerated(walk, some, seed);
    expectWhole(walk, as, seed);
  }
});

/** An unknown code of one read. */
interface OneCode {
  id: string;
  field: string;
}

/** Each code of each read once, at the first address that makes the read. One of each read at a time: they hardly ever depend on each other. */
async function roundsOfCodes(firstCalledAt: ReadonlyMap<string, string>) {
  const contract = await projectContract();
  const rounds: Map<string, OneCode[]>[] = [];
  for (const [id, path] of firstCalledAt) {
    const operation = contract.find(id);
    if (!operation?.document.startsWith('read-')) continue;
    for (const [index, field] of codeFields(operation).entries()) {
      const round = (rounds[index] ??= new Map<string, OneCode[]>());
      round.set(path, [...(round.get(path) ?? []), { id, field }]);
    }
  }
  return rounds;
}

test('no page breaks on codes of a newer server, all or one of them', async ({ app }) => {
  test.setTimeout(600_000);
  const walk = await Walk.of(app, as);
  const { page } = walk;
  const { claims, firstCalledAt } = await withKnownCodes(walk, addressesOf(as));
  await withUnknownCodes(walk, claims);
  for (const round of await roundsOfCodes(firstCalledAt))
    for (const [path, codes] of round) {
      for (const { id, field } of codes) app.mock.faults.set(id, { kind: 'unknown_codes', field });
      const made = app.callsFromNow();
      await goOn(app, page, path);
      const asked = new Set(made().map(({ operationId }) => operationId));
      // What only the portal's frame reads is asked for by a load alone.
      if (codes.some(({ id }) => !asked.has(id))) await load(app, page, path);
      const where = codes.map(({ id, field }) => `${id}.${field}`).join(', ');
      walk.note(`${path} (${where})`, await flawsOf(page, unknownCode));
      app.mock.faults.clear();
      await forget(page);
    }
  expect(walk.found).toEqual([]);
});

// By `npm run test:answers`: seeds, and perhaps one customer and one address.
const wanted = new URLSearchParams(process.env['ANSWERS']);
const asked = wanted.has('as') ? wanted.getAll('as') : [as, ...more];
for (const as of process.env['ANSWERS'] === undefined ? [] : asked) {
  const paths = wanted.has('at') ? wanted.getAll('at') : addressesOf(as);
  for (const seed of wanted.getAll('seed').map(Number))
    test(`${as}, seed ${seed}: no page breaks`, { tag: '@answers' }, async ({ app }) => {
      test.setTimeout(300_000);
      const walk = await Walk.of(app, as);
      await withGenerated(walk, paths, seed);
      expectWhole(walk, as, seed);
    });

  test(`${as}, codes of a newer server: no page breaks`, { tag: '@answers' }, async ({ app }) => {
    test.setTimeout(300_000);
    const walk = await Walk.of(app, as);
    const { claims } = await withKnownCodes(walk, paths);
    await withUnknownCodes(walk, claims);
    expect(walk.found).toEqual([]);
  });
}
