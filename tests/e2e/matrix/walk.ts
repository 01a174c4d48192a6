import type { Page } from '@playwright/test';
import type { FaultKind } from '../../../scripts/mock/faults.ts';
import type { App } from '../app.ts';
import { test } from '../fixtures.ts';
import { phone } from '../pages.ts';
import { waitForScreen } from '../waitForScreen.ts';
import { faultOf, isWhole, kinds, wholeTimeout } from './part.ts';
import { expectRead } from './readEndings.ts';

const as = 'mizuno.keiko';

/** One in this many of the reads that no screen before has made gets a fault. */
const every = 3;

/**
 * Opens screens under faults of their reads: whatever the fault of one read, the page reports it or doesn't
 * need the read, or leads back to /login when the session is over.
 *
 * In the whole matrix each read has each kind of fault on the first screen that makes it. On later screens that
 * read takes turns with others: each screen has each kind once.
 * @param first index of the kind of fault to begin with, where only a part is walked
 */
export function walkReads(paths: readonly string[], first = 0): void {
  // In one worker and in order, since later screens skip the reads that earlier ones have covered.
  test.describe.configure({ mode: 'default' });
  const seen = new Set<string>();

  for (const path of paths) {
    test(path, { tag: '@matrix' }, async ({ app }) => {
      if (isWhole) test.setTimeout(wholeTimeout);
      const page = await app.page({ as, viewport: phone, allowConsole: /Error/ });
      const { reads, text } = await seeScreen(app, page, path);
      const visit = (id: string, kind: FaultKind) =>
        underFault({ app, page, path, id, kind, text });
      if (isWhole) {
        const known = reads.filter((id) => seen.has(id));
        for (const id of reads.filter((one) => !seen.has(one)))
          for (const kind of kinds) await visit(id, kind);
        for (const [turn, kind] of kinds.entries()) {
          const id = known[turn % known.length];
          if (id) await visit(id, kind);
        }
        reads.forEach((id) => seen.add(id));
        return;
      }
      const more = reads.filter((id) => !seen.has(id));
      for (const [index, id] of more.entries()) {
        const count = seen.size + index + 1;
        const turn = kinds[(first + count / every) % kinds.length];
        if (turn && count % every === 0) await visit(id, turn);
      }
      // Only at the end, so that a second try walks the same reads.
      more.forEach((id) => seen.add(id));
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
