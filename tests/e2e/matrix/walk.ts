import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultNames, type FaultKind } from '../../../scripts/mock/faults.ts';
import { routes } from '../../../src/routes.ts';
import { phone, settled, useStage, type Stage } from '../portal.ts';
import { faultOf, isWhole } from './part.ts';

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
 * Walks screens under faults of what they read: whatever befalls one read, there is a page with a
 * heading, and the way back to /login where the session is over.
 * @param first the kind of fault to begin with, where only a part is walked
 */
export function walkReads(paths: readonly string[], first = 0): void {
  const stage = useStage();
  const seen = new Set<string>();

  test.each(paths)('%s', async (path) => {
    const page = await stage.page({ as, viewport: phone, allowConsole: /Error/ });
    const reads = await readsOf(stage, page, path);
    for (const id of isWhole ? reads : reads.filter((one) => !seen.has(one))) {
      seen.add(id);
      if (!isWhole && seen.size % every !== 0) continue;
      const turn = faultNames[(first + seen.size / every) % faultNames.length] ?? 'delay';
      for (const kind of isWhole ? faultNames : [turn])
        await underFault(stage, page, path, id, kind);
    }
  });
}

/** The reads that a screen makes when it is opened. */
async function readsOf(stage: Stage, page: Page, path: string): Promise<string[]> {
  const { requests } = stage.portal.mock;
  const last = requests.at(-1);
  await page.goto(stage.url + path);
  await settled(page);
  await page.waitForLoadState('networkidle');
  const made = requests.slice(last ? requests.lastIndexOf(last) + 1 : 0);
  const ids = made.filter(({ method }) => method === 'GET').map(({ operationId }) => operationId);
  return [...new Set(ids.filter((id) => id !== undefined))];
}

async function underFault(
  stage: Stage,
  page: Page,
  path: string,
  id: string,
  kind: FaultKind,
): Promise<void> {
  stage.portal.mock.faults.set(id, faultOf(kind));
  await page.goto(stage.url + path);
  const what = `${path}: ${id} ${kind}`;
  if (kind === 'expired') {
    await page.waitForURL(/\/login\?redirect_uri=/);
    // The next visit begins with a session again.
    await page.evaluate(() => sessionStorage.clear());
  }
  await expect.poll(() => page.getByRole('heading').count(), { message: what }).toBeGreaterThan(0);
  expect((await page.locator('body').innerText()).trim(), what).not.toBe('');
  stage.portal.mock.faults.delete(id);
}
