import type AxeCore from 'axe-core';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { dist } from '../../scripts/build.ts';
import { browserFlags } from '../../scripts/browser.ts';
import type { Entry } from '../../scripts/mock/journal.ts';
import { startPortal, type Portal } from '../../scripts/serve/portal.ts';
import { isWhole } from './matrix/part.ts';
import { Pages, type Visit } from './pages.ts';
import { storedLogin } from './storedLogin.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** After half an hour a page renews its credentials, and those of all other pages end. */
const loginLasts = 20 * 60_000;

/** One for all files of a worker; it ends with the worker. */
let browser: Promise<Browser> | undefined;

/** A portal with its own mock, and pages in a real browser, for one test file. */
export class Stage {
  portal!: Portal;
  private pages!: Pages;
  private readonly sessions = new Map<string, { stored: Record<string, string>; at: number }>();

  get url(): string {
    return this.portal.url;
  }

  async start(options: Partial<Parameters<typeof startPortal>[0]> = {}): Promise<void> {
    browser ??= chromium.launch({
      executablePath: process.env['CHROME_PATH'] ?? '',
      args: browserFlags,
    });
    this.portal = await startPortal({ port: 0, root: dist, ...options });
    this.pages = new Pages(await browser, this.url, (as) => this.session(as));
  }

  async stop(): Promise<void> {
    await this.pages.close();
    await this.portal.close();
  }

  /** Opens an address, logged in as a demo customer, and waits until the screen stands. */
  async visit(path: string, visit: Visit = {}): Promise<Page> {
    const page = await this.page(visit);
    await page.goto(this.url + path);
    await settled(page);
    return page;
  }

  /**
   * `visit` with a login of its own: what other tests did as the same customer doesn't count, and this
   * one may end it.
   */
  async visitFresh(path: string, { as, ...visit }: Visit & { as: string }): Promise<Page> {
    const page = await this.page(visit);
    const stored = await storedLogin(this.url, as);
    // By no script of each load: a session that the test ends stays ended.
    await page.goto(`${this.url}/icon.svg`);
    await page.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
    }, stored);
    await page.goto(this.url + path);
    await settled(page);
    return page;
  }

  /** A page, logged in but nowhere yet. */
  page(visit: Visit = {}): Promise<Page> {
    return this.pages.take(visit);
  }

  /**
   * Listens to the mock from now on: the journal forgets its oldest calls, so that neither their number
   * nor their place in it tells what is new.
   * @returns the calls of an operation so far, all calls without one
   */
  callsFromNow(operationId?: string): () => Entry[] {
    const { requests } = this.portal.mock;
    const last = requests.at(-1)?.id ?? 0;
    return () =>
      requests.filter(
        (call) => call.id > last && (operationId === undefined || call.operationId === operationId),
      );
  }

  /** What is in session storage after a real login. */
  private async session(id: string): Promise<Record<string, string>> {
    const known = this.sessions.get(id);
    if (known && Date.now() - known.at < loginLasts) return known.stored;
    const stored = await storedLogin(this.url, id);
    this.sessions.set(id, { stored, at: Date.now() });
    return stored;
  }

  /** Leaves the pages of a test; says what stood on their consoles and where the mock found the contract broken. */
  async clear(): Promise<void> {
    const said = await this.pages.leave();
    this.portal.mock.pins.clear();
    this.portal.mock.faults.clear();
    expect(said, 'The console stays clean').toEqual([]);
    expect(this.portal.mock.violations(), 'The contract is kept').toEqual([]);
  }
}

/** Starts a stage for a test file and holds console and contract clean after each test. */
export function useStage(options: Partial<Parameters<typeof startPortal>[0]> = {}): Stage {
  const stage = new Stage();
  beforeAll(() => stage.start(options));
  afterEach(() => stage.clear());
  afterAll(() => stage.stop());
  return stage;
}

/** Types id and password into the login page and presses the button. */
export async function logIn(page: Page, id: string, password = 'minamo-demo'): Promise<void> {
  await page.getByLabel('お客さまID').fill(id);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
}

/** Waits until the screen's heading stands, nothing is loading, and what is drawn right after it stands too. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(async () => {
    // The browser is idle only when React has nothing left to draw; under load it may never say so.
    do await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
    while (document.querySelector('[aria-busy="true"]'));
    return true;
  });
}

/** Whether nobody has been at an address yet, in any worker: it is known by a folder for each. */
function isFirstAt(pathname: string): boolean {
  const folder = path.join(process.env['EXAMINED_DIR'] ?? '', encodeURIComponent(pathname));
  // Nothing, where it stood already.
  return mkdirSync(folder, { recursive: true }) !== undefined;
}

/** Each address once, and of its other states a fixed third; all of them where everything is walked. */
async function isForAxe(page: Page): Promise<boolean> {
  if (isWhole || isFirstAt(new URL(page.url()).pathname)) return true;
  const text = await page.locator('body').innerText();
  return createHash('sha256').update(text).digest().readUInt8() % 3 === 0;
}

/** Fails on any axe finding of WCAG 2.2 AA and on horizontal scroll. */
export async function expectSound(page: Page): Promise<void> {
  if (await isForAxe(page)) await expectNoFindings(page);
  const overflow = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
      .filter((e) => e.getBoundingClientRect().right > width + 1)
      .slice(0, 3)
      .map((e) => `${e.tagName} ${e.className.toString()} ${e.textContent.slice(0, 30)}`);
  });
  expect(overflow, `no horizontal scroll on ${page.url()}`).toEqual([]);
}

async function expectNoFindings(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const findings = await page.evaluate(async () => {
    const axe = (window as unknown as { axe: typeof AxeCore }).axe;
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.map(
      (v) =>
        `${v.id}: ${v.nodes.map((n) => `${n.target.join(' ')} ${n.failureSummary ?? ''}`).join(' | ')}`,
    );
  });
  expect(findings, `axe on ${page.url()}`).toEqual([]);
}
