import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { buildIfChanged, dist } from '../../build/build.ts';
import { type Portal, startPortal } from '../../serve/portal.ts';
import { browserFlags, ensureBrowser } from '../../test/browser.ts';

/** Slow 4G: 1.6 Mbps down, 150 ms a request. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) | 0,
  uploadThroughput: (0.75e6 / 8) | 0,
};
/**
 * How fast the phone is, in loads a second of `processorSpeed`: a quarter of a desktop of 22,400. A machine
 * is slowed down to it by its own speed, since a shared one may halve that within minutes.
 */
const phoneSpeed = 5_600;
/**
 * With an inspector attached, V8 records where each error was created. React creates five errors while it
 * loads, for which V8 compiles all of React once more to learn the line numbers. From the arrival of the code
 * to a usable /login that took 128 ms instead of 93 on a desktop. With this flag V8 collects the lines at the
 * first compilation, and it takes 104 ms.
 */
const linesFromTheStart = '--js-flags=--no-enable-lazy-source-positions';
const screen = { width: 375, height: 812 };

/** In words, above a table of figures. */
export const conditions = `slow 4G (150 ms, 1.6 Mbps), a phone of ${phoneSpeed} loads a second, brotli, ${screen.width} px`;

/** The middle one; NaN of none. */
export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/**
 * How fast a page runs just now, by a load that never changes.
 * @returns loads a second, more is faster
 */
async function processorSpeed(page: Page): Promise<number> {
  const inHalfASecond = await page.evaluate(() => {
    const until = performance.now() + 500;
    let count = 0;
    for (; performance.now() < until; count++) {
      let text = '';
      for (let length = 0; length < 10_000; length++) text += 'a';
      if (text.length === 0) throw new Error('Read, so that the loop is not optimised away');
    }
    return count;
  });
  return inHalfASecond * 2;
}

/** The machine's own speed just now, in loads a second. */
export async function machineSpeed(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const speed = await processorSpeed(page);
  await page.close();
  return speed;
}

/** Slows down the network and the processor of a page to those of the phone. */
async function slowDown(page: Page): Promise<void> {
  const speed = await processorSpeed(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', {
    rate: Math.max(1, speed / phoneSpeed),
  });
}

/** What a page has shown so far: the last largest content, in ms, and how much of the view shifted. */
export async function seen(page: Page): Promise<{ lcp: number; cls: number }> {
  await nameFunctions(page);
  return page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntryList>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(() => resolve(observer.takeRecords()), 500);
      });
    const largest = await entriesOf('largest-contentful-paint');
    const shifts = (await entriesOf('layout-shift')) as (PerformanceEntry & { value: number })[];
    return {
      lcp: largest.at(-1)?.startTime ?? NaN,
      cls: shifts.reduce((sum, shift) => sum + shift.value, 0),
    };
  });
}

/** The compiler of these scripts names inner functions with a helper that a page doesn't have. */
export const nameFunctions = (page: Page): Promise<unknown> =>
  page.evaluate('globalThis.__name = (f) => f');

/** A browser context in which nobody is logged in. */
export const newContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: screen, locale: 'ja-JP' });

/** What session storage holds after a login. */
async function sessionOf(
  browser: Browser,
  url: string,
  id: string,
): Promise<Record<string, string>> {
  const context = await browser.newContext({ locale: 'ja-JP' });
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('お客さまID').fill(id);
  await page.getByLabel('パスワード', { exact: true }).fill('minamo-demo');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await page.waitForURL((u) => u.pathname === '/service/');
  await page.getByRole('link', { name: /2ギガ/ }).click();
  await page.waitForURL((u) => u.pathname === '/top');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const stored = await page.evaluate(
    () => Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>,
  );
  await context.close();
  return stored;
}

/** A browser context in which a customer is logged in. */
export async function withSession(
  browser: Browser,
  stored: Record<string, string>,
): Promise<BrowserContext> {
  const context = await newContext(browser);
  await context.addInitScript((entries) => {
    if (sessionStorage.length === 0)
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, stored);
  return context;
}

/**
 * Does something on a slow page of a new context, whose cache is empty, and closes the context afterwards.
 * @param before what is done on the page before it is slowed down
 */
export async function onPhone<Result>(
  making: Promise<BrowserContext>,
  work: (page: Page) => Promise<Result>,
  before?: (page: Page) => Promise<void>,
): Promise<Result> {
  const context = await making;
  try {
    const page = await context.newPage();
    await before?.(page);
    await slowDown(page);
    return await work(page);
  } finally {
    await context.close();
  }
}

/**
 * Watches the requests of a page.
 * @returns a function that waits until no request has been open for 600 ms. Unlike Playwright's
 *   `networkidle`, which happens once a page, it can be called again.
 */
export function watch(page: Page): () => Promise<void> {
  let open = 0;
  let last = performance.now();
  const count = (change: number) => () => {
    open += change;
    last = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    last = performance.now();
    while (open > 0 || performance.now() - last < 600) await page.waitForTimeout(100);
  };
}

/** A portal that is measured: its address, and the session of one who is logged in there. */
export interface Measured {
  browser: Browser;
  url: string;
  stored: Record<string, string>;
}

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Builds a commit of this repository, once.
 * @param revision as git names it: `main`, `HEAD~1`
 * @returns the folder of the build
 * @throws Error when git knows no such commit, or it can't be built
 */
function buildOf(revision: string): string {
  const run = (command: string, args: string[], cwd = root) =>
    execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  let commit: string;
  try {
    commit = run('git', ['rev-parse', '--verify', `${revision}^{commit}`]).trim();
  } catch {
    throw new Error(`git knows no commit ${revision}: name a branch, a tag or a hash.`);
  }
  const folder = path.join(root, '.cache/bench', commit);
  const built = path.join(folder, 'dist');
  if (existsSync(path.join(built, 'index.html'))) return built;
  console.log(`Building ${revision} …`);
  mkdirSync(folder, { recursive: true });
  run('sh', ['-c', `git archive ${commit} | tar -x -C ${JSON.stringify(folder)}`]);
  const lock = (of: string) => readFileSync(path.join(of, 'package-lock.json'), 'utf8');
  if (lock(folder) !== lock(root)) run('npm', ['ci', '--no-audit', '--no-fund'], folder);
  else if (!existsSync(path.join(folder, 'node_modules')))
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  run('npm', ['run', 'build'], folder);
  return built;
}

/**
 * Measures the built portal, with `against` that of another commit too, and ends what it started; a failure is
 * one line and exit code 1.
 * @param measure gets the portal, then that of `against`; the same server and mock serve both
 */
export async function withPortals(
  against: string | undefined,
  measure: (now: Measured, before?: Measured) => Promise<void>,
): Promise<void> {
  const portals: Portal[] = [];
  let browser: Browser | undefined;
  try {
    const executablePath = ensureBrowser();
    await buildIfChanged();
    const builds = against === undefined ? [dist] : [dist, buildOf(against)];
    browser = await chromium.launch({ executablePath, args: [...browserFlags, linesFromTheStart] });
    const measured: Measured[] = [];
    for (const build of builds) {
      const portal = await startPortal({ port: 0, root: build });
      portals.push(portal);
      const stored = await sessionOf(browser, portal.url, 'mizuno.keiko');
      measured.push({ browser, url: portal.url, stored });
    }
    const [now, before] = measured as [Measured, Measured?];
    await measure(now, before);
  } catch (error) {
    console.error((error as Error).message.split('\n')[0]);
    process.exitCode = 1;
  } finally {
    await browser?.close();
    for (const portal of portals) await portal.close();
  }
}

/**
 * How much more one takes than another, both measured in turn.
 * @returns the ratio of the medians, and the middle half of the ratios of each turn: `1.04 (0.98–1.09)`
 */
export function ratioOf(now: number[], before: number[]): { ratio: number; text: string } {
  // Nothing beside nothing, as of shifts, is the same.
  const over = (one: number, other: number) => (one === other ? 1 : one / other);
  const each = now.map((value, turn) => over(value, before[turn] ?? NaN)).sort((a, b) => a - b);
  const at = (part: number) => each[Math.round(part * (each.length - 1))] ?? NaN;
  const ratio = over(median(now), median(before));
  return { ratio, text: `${ratio.toFixed(2)} (${at(0.25).toFixed(2)}–${at(0.75).toFixed(2)})` };
}
