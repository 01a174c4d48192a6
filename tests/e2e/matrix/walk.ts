import type { Page } from '@playwright/test';
import { routes } from '@/app/routes.ts';
import type { FaultKind } from '../../../scripts/mock/faults.ts';
import { addresses } from '../addresses.ts';
import type { App } from '../app.ts';
import { filledIn } from '../filledIn.ts';
import { test } from '../fixtures.ts';
import { phone } from '../pages.ts';
import { waitForScreen } from '../waitForScreen.ts';
import { faultOf, isWhole, kinds, pairs, wholeTimeout } from './part.ts';
import { expectRead } from './readEndings.ts';

const as = 'mizuno.keiko';

const others = { page: ['MO101N', 'hikaritv'] };

/** Addresses whose screen reads something before it is drawn. */
const withReads = new Set(
  filledIn(
    routes.filter(({ loader }) => loader).map(({ path }) => path),
    others,
  ),
);

/**
 * Opens screens under faults of their reads: whatever the fault of one read, the page reports it or doesn't
 * need the read, or leads back to /login when the session is over.
 * @param isWalked takes the address of a screen
 */
export function walkReads(isWalked: (path: string) => boolean): void {
  const screens = addresses(others);
  if (isWhole) walkAll(screens.filter(isWalked));
  else walkPart(screens, isWalked);
}

/** Each kind of fault on one screen, on the first two of its reads: those that the screen itself makes come first. */
function walkPart(screens: readonly string[], isWalked: (path: string) => boolean): void {
  const parts = pairs(screens.filter((path) => withReads.has(path)));
  for (const { member: path, kind } of parts.filter(({ member }) => isWalked(member)))
    test(`${path}: ${kind}`, { tag: '@matrix' }, async ({ app }) => {
      const page = await app.page({ as, viewport: phone, allowConsole: /Error/ });
      const { reads, text } = await seeScreen(app, page, path);
      for (const id of reads.slice(0, 2)) await underFault({ app, page, path, id, kind, text });
    });
}

/**
 * Each read has each kind of fault on the first screen that makes it. On later screens that read takes turns with
 * others: each screen has each kind once.
 */
function walkAll(paths: readonly string[]): void {
  // In one worker and in order, since later screens skip the reads that earlier ones have covered.
  test.describe.configure({ mode: 'default' });
  const seen = new Set<string>();

  for (const path of paths) {
    test(path, { tag: '@matrix' }, async ({ app }) => {
      test.setTimeout(wholeTimeout);
      const page = await app.page({ as, viewport: phone, allowConsole: /Error/ });
      const { reads, text } = await seeScreen(app, page, path);
      const visit = (id: string, kind: FaultKind) =>
        underFault({ app, page, path, id, kind, text });
      const known = reads.filter((id) => seen.has(id));
      for (const id of reads.filter((one) => !seen.has(one)))
        for (const kind of kinds) await visit(id, kind);
      for (const [turn, kind] of kinds.entries()) {
        const id = known[turn % known.length];
        if (id) await visit(id, kind);
      }
      reads.forEach((id) => seen.add(id));
    });
  }
}

/** The reads that a screen makes when it is opened, and what it says when nothing is wrong. */
async function seeScreen(
  app: App,
  page: Page,
  path: string,
): Promise<{ reads: string[]; text: string }> {
  const made = app.callsFromNow();
  await page.goto(app.url + path);
  await waitForScreen(page);
  await page.waitForLoadState('networkidle');
  // A section that has waited for 300 ms shows that it is loading: wait for that too.
  await waitForScreen(page);
  const reads = made().filter(({ method }) => method === 'GET');
  const ids = reads.map(({ operationId }) => operationId);
  return {
    reads: [...new Set(ids.filter((id) => id !== undefined))],
    text: await page.getByRole('main').innerText(),
  };
}

interface Meeting {
  app: App;
  page: Page;
  path: string;
  id: string;
  kind: FaultKind;
  text: string;
}

async function underFault({ app, page, path, id, kind, text }: Meeting): Promise<void> {
  const { faults } = app.mock;
  faults.set(id, faultOf(kind));
  await page.goto(app.url + path);
  await expectRead(page, { kind, text, what: `${path}: ${id} ${kind}` });
  faults.delete(id);
  // The next visit begins with a session again.
  if (new URL(page.url()).pathname === '/login') await page.evaluate(() => sessionStorage.clear());
}
