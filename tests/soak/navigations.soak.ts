import type { Page } from '@playwright/test';
import { addresses } from '../e2e/addresses.ts';
import type { App } from '../e2e/app.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { follow } from '../e2e/follow.ts';
import { type Figures, figuresOf } from './figures.ts';
import { countTimers, timersAlive } from './timers.ts';

const navigations = 1_000;
const firstLook = 50;

/** Seconds on a screen: longer than links must be in view to be fetched ahead. */
const reading = 2;
/** Seconds: longer than the cache keeps an answer that no screen shows any more. */
const gone = 6 * 60;

/** Lets seconds pass at the server and in the page. */
async function pass(app: App, page: Page, seconds: number): Promise<void> {
  app.mock.clock.advance(seconds / 60);
  await page.clock.fastForward(seconds * 1_000);
}

/** All addresses over and over, in steps, so that one screen is followed by another kind of screen. */
function* inTurns(all: readonly string[]): Generator<string> {
  const step = 32;
  for (let at = 0; ; at += step) yield all[at % all.length] ?? '/';
}

function say(early: Figures, late: Figures): void {
  const growth = (late.heapMb / early.heapMb).toFixed(2);
  console.log(
    `All screens seen once, then after ${firstLook} and after ${navigations} navigations:`,
  );
  console.log(
    `heap after collection: ${early.heapMb.toFixed(1)} MB, ${late.heapMb.toFixed(1)} MB (× ${growth})`,
  );
  console.log(`nodes: ${early.nodes}, ${late.nodes}`);
  console.log(`listeners: ${early.listeners}, ${late.listeners}`);
  console.log('timers that still run: none, none');
}

test('1,000 navigations over all screens in one tab leave nothing behind', async ({ app }) => {
  const page = await app.page({ as: 'mitsushima.michiru', own: true, prefetches: true });
  await page.clock.install();
  await countTimers(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const all = addresses();
  const turns = inTurns(all);
  const walk = async (times: number) => {
    for (let count = 0; count < times; count += 1) {
      await follow(page, turns.next().value as string);
      await pass(app, page, reading);
    }
  };
  /** Measures on always the same screen, after the cache has dropped all answers that it doesn't show. */
  const rest = async () => {
    await follow(page, '/service/');
    await expect(async () => {
      await pass(app, page, gone);
      const running = await timersAlive(page);
      expect(running, 'timers that still run').toEqual([]);
    }).toPass();
    return figuresOf(devtools);
  };

  await page.goto(`${app.url}/service/`);
  // The code of all screens is loaded first and stays, so that only what visits leave behind is measured.
  await walk(all.length);
  await rest();
  await walk(firstLook);
  const early = await rest();
  await walk(navigations - firstLook);
  const late = await rest();
  say(early, late);

  expect(late.heapMb / early.heapMb, 'the heap after collection').toBeLessThanOrEqual(1.3);
  expect(late.nodes, 'nodes').toBeLessThanOrEqual(early.nodes);
  expect(late.listeners, 'listeners').toBeLessThanOrEqual(early.listeners);
});
