import type { Page } from '@playwright/test';
import { commandLine } from '../commandLine.ts';
import {
  conditions,
  machineSpeed,
  median,
  nameFunctions,
  newContext,
  onPhone,
  seen,
  watch,
  withPortal,
  withSession,
} from './phone.ts';

const runs = 7;

type Figures = Record<string, number>;

interface Budget {
  name: string;
  unit: 'kB' | 'ms' | 'of the view';
  most: number;
  of: (figures: Figures[]) => number;
}

const medianOf = (name: string) => (figures: Figures[]) =>
  median(figures.map((f) => f[name] ?? NaN));

const budgets: Budget[] = [
  { name: '/login JavaScript', unit: 'kB', most: 145, of: medianOf('loginKb') },
  { name: '/login LCP', unit: 'ms', most: 450, of: medianOf('loginLcp') },
  { name: '/login usable field', unit: 'ms', most: 1500, of: medianOf('loginUsable') },
  { name: '/top cold LCP', unit: 'ms', most: 1900, of: medianOf('topLcp') },
  { name: '/mobile/top/ cold LCP', unit: 'ms', most: 1900, of: medianOf('mobileTopLcp') },
  { name: 'ログイン → figure of /top', unit: 'ms', most: 800, of: medianOf('topEntered') },
  {
    name: 'ログイン → figure of /mobile/top/',
    unit: 'ms',
    most: 800,
    of: medianOf('mobileTopEntered'),
  },
  { name: '/top shift while it comes', unit: 'of the view', most: 0.1, of: medianOf('topCls') },
  {
    name: '/mobile/top/ shift while it comes',
    unit: 'of the view',
    most: 0.1,
    of: medianOf('mobileTopCls'),
  },
  {
    name: '/top → the month’s bill, data in cache',
    unit: 'ms',
    most: 100,
    of: medianOf('routeChange'),
  },
];

async function measureLogin(page: Page, url: string): Promise<Figures> {
  await page.goto(`${url}/login`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  const usable = await page.evaluate(
    () => performance.getEntriesByName('usable')[0]?.startTime ?? NaN,
  );
  // Only what /login needs itself: what is fetched ahead for later comes after it is usable.
  const bytes = await page.evaluate(
    (until) =>
      performance
        .getEntriesByType('resource')
        .filter((r) => r.name.endsWith('.js') && r.startTime <= until)
        .reduce((sum, r) => sum + r.encodedBodySize, 0),
    usable,
  );
  return { loginKb: bytes / 1000, loginLcp: (await seen(page)).lcp, loginUsable: usable };
}

/** Types id and password, and waits until everything has come that the page fetches meanwhile. */
async function typeLogin(page: Page, url: string, id: string): Promise<void> {
  const idle = watch(page);
  await page.goto(`${url}/login`);
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  await page.getByLabel('お客さまID').fill(id);
  await page.getByLabel('パスワード', { exact: true }).fill('minamo-demo');
  await idle();
  await nameFunctions(page);
}

/** From the press of ログイン to the frame that shows the figure of the top. */
const measureEntering = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const button = document.querySelector<HTMLElement>('button[type="submit"]');
        if (!button) throw new Error('/login has no button that sends');
        const started = performance.now();
        const look = () => {
          const stands = document.querySelector('main h1') && location.pathname.includes('/top');
          if (!stands || document.querySelector('main [aria-busy="true"]'))
            return requestAnimationFrame(look);
          resolve(performance.now() - started);
        };
        button.click();
        look();
      }),
  );

async function measureCold(page: Page, url: string): Promise<{ lcp: number; cls: number }> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  await page.waitForLoadState('networkidle');
  return seen(page);
}

/** Opens the month's bill, then the top, so that both have their code and their data. */
async function openBoth(page: Page, url: string): Promise<void> {
  const idle = watch(page);
  await page.goto(`${url}/billing/202611`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await idle();
  await page.getByRole('link', { name: 'Minamo 光 トップ' }).click();
  await page.locator('main a[href="/billing/202611"]').first().waitFor();
  await idle();
  await nameFunctions(page);
}

/** From the click to the frame that shows the other screen's heading. */
const measureRouteChange = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const link = document.querySelector<HTMLAnchorElement>('main a[href="/billing/202611"]');
        if (!link) throw new Error('/top has no link to its bill');
        const before = document.querySelector('h1')?.textContent;
        const started = performance.now();
        const look = () => {
          if (document.querySelector('h1')?.textContent === before)
            return requestAnimationFrame(look);
          resolve(performance.now() - started);
        };
        link.click();
        look();
      }),
  );

const shown = (value: number) => (value < 1 ? value.toFixed(2) : Math.round(value));

function report(figures: Figures[]): void {
  console.log(`\nMedians of ${runs}; ${conditions}; machine ${medianOf('machine')(figures)}\n`);
  console.log('| Figure | Measured | Budget | |\n|---|---:|---:|---|');
  for (const budget of budgets) {
    const value = budget.of(figures);
    const kept = value <= budget.most ? 'kept' : 'over';
    console.log(
      `| ${budget.name} | ${shown(value)} ${budget.unit} | ${budget.most} ${budget.unit} | ${kept} |`,
    );
  }
}

commandLine({ name: 'npm run bench', does: 'page speed against its budgets', options: {} });
await withPortal(async ({ browser, url, stored }) => {
  const figures: Figures[] = [];
  for (let run = 0; run < runs; run++) {
    const loggedIn = <Result>(
      work: (page: Page) => Promise<Result>,
      before?: (page: Page) => Promise<void>,
    ) => onPhone(withSession(browser, stored), work, before);
    const login = await onPhone(newContext(browser), (page) => measureLogin(page, url));
    const top = await loggedIn((page) => measureCold(page, `${url}/top`));
    const mobileTop = await loggedIn((page) => measureCold(page, `${url}/mobile/top/`));
    const entered = (id: string) =>
      onPhone(newContext(browser), async (page) => {
        await typeLogin(page, url, id);
        return measureEntering(page);
      });
    figures.push({
      ...login,
      topEntered: await entered('irie.fumi'),
      mobileTopEntered: await entered('kawase.ryo'),
      topLcp: top.lcp,
      topCls: top.cls,
      mobileTopLcp: mobileTop.lcp,
      mobileTopCls: mobileTop.cls,
      routeChange: await loggedIn(measureRouteChange, (page) => openBoth(page, url)),
      machine: await machineSpeed(browser),
    });
    process.stdout.write('.');
  }
  report(figures);
});
