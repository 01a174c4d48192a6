import type { Page } from '@playwright/test';
import { commandLine } from '../commandLine.ts';
import {
  conditions,
  machineSpeed,
  type Measured,
  median,
  nameFunctions,
  newContext,
  onPhone,
  ratioOf,
  seen,
  watch,
  withPortals,
  withSession,
} from './phone.ts';

const runs = 7;

type Figures = Record<string, number>;

interface Budget {
  name: string;
  figure: string;
  unit: 'kB' | 'ms' | 'of the view';
  most: number;
  /** Most in proportion to the commit that is measured beside it. */
  ratio: number;
}

const budgets: Budget[] = [
  { name: '/login JavaScript', figure: 'loginKb', unit: 'kB', most: 165, ratio: 1.33 },
  { name: '/login LCP', figure: 'loginLcp', unit: 'ms', most: 450, ratio: 1.15 },
  { name: '/login usable field', figure: 'loginUsable', unit: 'ms', most: 1500, ratio: 1.15 },
  { name: '/top cold LCP', figure: 'topLcp', unit: 'ms', most: 1900, ratio: 1.1 },
  { name: '/mobile/top/ cold LCP', figure: 'mobileTopLcp', unit: 'ms', most: 1900, ratio: 1.1 },
  { name: 'ログイン → figure of /top', figure: 'topEntered', unit: 'ms', most: 800, ratio: 1.1 },
  {
    name: 'ログイン → figure of /mobile/top/',
    figure: 'mobileTopEntered',
    unit: 'ms',
    most: 800,
    ratio: 1.1,
  },
  { name: '/top shift', figure: 'topCls', unit: 'of the view', most: 0.1, ratio: 1 },
  { name: '/mobile/top/ shift', figure: 'mobileTopCls', unit: 'of the view', most: 0.1, ratio: 1 },
  {
    name: '/top → the month’s bill, data in cache',
    figure: 'routeChange',
    unit: 'ms',
    most: 100,
    ratio: 1.5,
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
          const isDrawn = document.querySelector('main h1') && location.pathname.includes('/top');
          if (!isDrawn || document.querySelector('main [aria-busy="true"]'))
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
const valuesOf = (figures: Figures[], name: string) => figures.map((one) => one[name] ?? NaN);

function report(figures: Figures[]): void {
  const machine = shown(median(valuesOf(figures, 'machine')));
  console.log(`\nMedians of ${runs}; ${conditions}; machine ${machine}\n`);
  console.log('| Figure | Measured | Budget | |\n|---|---:|---:|---|');
  for (const { name, figure, unit, most } of budgets) {
    const value = median(valuesOf(figures, figure));
    const kept = value <= most ? 'kept' : 'over';
    console.log(`| ${name} | ${shown(value)} ${unit} | ${most} ${unit} | ${kept} |`);
  }
}

function compare(now: Figures[], before: Figures[], revision: string): void {
  console.log(`\nMedians of ${runs} visits in turn; ${conditions}\n`);
  console.log(`| Figure | Now | ${revision} | Ratio (middle half) | At most | |`);
  console.log('|---|---:|---:|---:|---:|---|');
  for (const { name, figure, unit, ratio: most } of budgets) {
    const [a, b] = [valuesOf(now, figure), valuesOf(before, figure)];
    const { ratio, text } = ratioOf(a, b);
    console.log(
      `| ${name} | ${shown(median(a))} ${unit} | ${shown(median(b))} ${unit} | ${text} | ${most} | ${ratio <= most ? 'kept' : 'over'} |`,
    );
  }
}

async function measureAll({ browser, url, stored }: Measured): Promise<Figures> {
  const loggedIn = <Result>(
    work: (page: Page) => Promise<Result>,
    before?: (page: Page) => Promise<void>,
  ) => onPhone(withSession(browser, stored), work, before);
  const entered = (id: string) =>
    onPhone(newContext(browser), async (page) => {
      await typeLogin(page, url, id);
      return measureEntering(page);
    });
  const login = await onPhone(newContext(browser), (page) => measureLogin(page, url));
  const top = await loggedIn((page) => measureCold(page, `${url}/top`));
  const mobileTop = await loggedIn((page) => measureCold(page, `${url}/mobile/top/`));
  return {
    ...login,
    topEntered: await entered('irie.fumi'),
    mobileTopEntered: await entered('kawase.ryo'),
    topLcp: top.lcp,
    topCls: top.cls,
    mobileTopLcp: mobileTop.lcp,
    mobileTopCls: mobileTop.cls,
    routeChange: await loggedIn(measureRouteChange, (page) => openBoth(page, url)),
    machine: await machineSpeed(browser),
  };
}

const { values } = commandLine({
  name: 'npm run bench',
  does: 'page speed against its budgets, or beside another commit',
  options: {
    against: {
      value: 'REV',
      does: 'builds a commit too, visits both in turn and prints the ratios',
    },
  },
});
await withPortals(values.against, async (now, before) => {
  const [figures, earlier]: [Figures[], Figures[]] = [[], []];
  for (let run = 0; run < runs; run++) {
    figures.push(await measureAll(now));
    if (before) earlier.push(await measureAll(before));
    process.stdout.write('.');
  }
  if (values.against === undefined) report(figures);
  else compare(figures, earlier, values.against);
});
