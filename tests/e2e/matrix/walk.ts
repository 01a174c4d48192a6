import type { Page } from 'playwright-core';
import { test } from 'vitest';
import type { FaultKind } from '../../../scripts/mock/faults.ts';
import { routes } from '../../../src/routes.ts';
import { phone } from '../pages.ts';
import { settled, useStage, type Stage } from '../portal.ts';
import { faultOf, isWhole, kinds, wholeTimeout } from './part.ts';
import { expectRead } from './readEndings.ts';

/** What stands in the place of the parameters of an address. */
const samples: Record<string, readonly string[]> = {
  month: ['202611'],
  reportId: ['q2611010001'],
  carrier: ['softbank', 'kddi', 'docomo'],
};

const as = 'mizuno.keiko';

/** Addresses of the route table, with samples for their parameters and without their later steps. */
export function addresses(options: Record<string, readonly string[]> = {}): string[] {
  const known = { ...samples, ...options };
  return routes
    .map(({ path }) => path.replace(/\/\*$/, ''))
    .flatMap((path) => {
      const name = /:(\w+)/.exec(path)?.[1];
      return name ? (known[name] ?? []).map((value) => path.replace(`:${name}`, value)) : [path];
    });
}

/** Of the reads that no screen before has made, how many go by for one that a fault befalls. */
const every = 3;

/**
 * Walks screens under faults of what they read: whatever befalls one read, there is a page that says
 * so or doesn't need it, and the way back to /login where the session is over.
 *
 * Walked wholly, each read meets each kind on the first screen that makes it, and each screen meets
 * each kind in turns over its reads.
 * @param first the kind of fault to begin with, where only a part is walked
 */
export function walkReads(paths: readonly string[], first = 0): void {
  const stage = useStage();
  const seen = new Set<string>();

  test.each(paths)('%s', wholeTimeout, async (path) => {
    const page = await stage.page({ as, viewport: phone, allowConsole: /Error/ });
    const { reads, words } = await seeScreen(stage, page, path);
    const visit = (id: string, kind: FaultKind) =>
      underFault({ stage, page, path, id, kind, words });
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
    // Only now: a second try walks what the first one walked.
    more.forEach((id) => seen.add(id));
  });
}

/** The reads that a screen makes when it is opened, and what it says when nothing is wrong. */
async function seeScreen(
  stage: Stage,
  page: Page,
  path: string,
): Promise<{ reads: string[]; words: string }> {
  const made = stage.callsFromNow();
  await page.goto(stage.url + path);
  await settled(page);
  await page.waitForLoadState('networkidle');
  // A section that was still empty a moment ago says so after 300 ms.
  await settled(page);
  const reads = made().filter(({ method }) => method === 'GET');
  const ids = reads.map(({ operationId }) => operationId);
  return {
    reads: [...new Set(ids.filter((id) => id !== undefined))],
    words: await page.getByRole('main').innerText(),
  };
}

interface Meeting {
  stage: Stage;
  page: Page;
  path: string;
  id: string;
  kind: FaultKind;
  words: string;
}

async function underFault({ stage, page, path, id, kind, words }: Meeting): Promise<void> {
  const { faults } = stage.portal.mock;
  faults.set(id, faultOf(kind));
  await page.goto(stage.url + path);
  await expectRead(page, { kind, words, what: `${path}: ${id} ${kind}` });
  faults.delete(id);
  // The next visit begins with a session again.
  if (new URL(page.url()).pathname === '/login') await page.evaluate(() => sessionStorage.clear());
}
