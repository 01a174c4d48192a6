import type { Browser, Page } from 'playwright-core';
import { conditions, median, newContext, throttled, withPortal, withSession } from './phone.ts';

const runs = 7;

type Figures = Record<string, number>;

interface Budget {
  name: string;
  unit: 'kB' | 'ms';
  most: number;
  of: (figures: Figures[]) => number;
}

const medianOf = (name: string) => (figures: Figures[]) =>
  median(figures.map((f) => f[name] ?? NaN));

const budgets: Budget[] = [
  { name: '/login JavaScript', unit: 'kB', most: 130, of: medianOf('loginKb') },
  { name: '/login LCP', unit: 'ms', most: 450, of: medianOf('loginLcp') },
  { name: '/login usable field', unit: 'ms', most: 1400, of: medianOf('loginUsable') },
  { name: '/top cold LCP', unit: 'ms', most: 2000, of: medianOf('topLcp') },
  { name: '/mobile/top/ cold LCP', unit: 'ms', most: 2000, of: medianOf('mobileTopLcp') },
  {
    name: '/top → the month’s bill, data in cache',
    unit: 'ms',
    most: 100,
    of: medianOf('routeChange'),
  },
];

const lcp = (page: Page) => page.evaluate(() => (window as unknown as { lcp: number }).lcp);

async function measureLogin(browser: Browser, url: string): Promise<Figures> {
  const context = await newContext(browser);
  const page = await throttled(context);
  await page.goto(`${url}/login`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  const usable = await page.evaluate(
    () => performance.getEntriesByName('usable')[0]?.startTime ?? NaN,
  );
  // Only what /login needs itself: what is fetched ahead for later comes after it is usable.
  const bytes = await page.evaluate(
    (until) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter((r) => r.name.endsWith('.js') && r.startTime <= until)
        .reduce((sum, r) => sum + r.encodedBodySize, 0),
    usable,
  );
  const figures = { loginKb: bytes / 1000, loginLcp: await lcp(page), loginUsable: usable };
  await context.close();
  return figures;
}

async function measureCold(
  browser: Browser,
  url: string,
  stored: Record<string, string>,
): Promise<number> {
  const context = await withSession(browser, stored);
  const page = await throttled(context);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  await page.waitForLoadState('networkidle');
  const figure = await lcp(page);
  await context.close();
  return figure;
}

/** From the click to the frame that shows the other screen's heading; both screens were opened before. */
async function measureRouteChange(
  browser: Browser,
  url: string,
  stored: Record<string, string>,
): Promise<number> {
  const context = await withSession(browser, stored);
  const page = await throttled(context);
  await page.goto(`${url}/billing/202611`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Minamo 光 トップ' }).click();
  await page.locator('main a[href="/billing/202611"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const took = await page.evaluate(
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
  await context.close();
  return took;
}

function report(figures: Figures[]): void {
  console.log(`\nMedians of ${runs}; ${conditions}\n`);
  console.log('| Figure | Measured | Budget | |\n|---|---:|---:|---|');
  for (const budget of budgets) {
    const value = budget.of(figures);
    const kept = value <= budget.most ? 'kept' : 'over';
    console.log(
      `| ${budget.name} | ${Math.round(value)} ${budget.unit} | ${budget.most} ${budget.unit} | ${kept} |`,
    );
  }
}

await withPortal(async ({ browser, url, stored }) => {
  const figures: Figures[] = [];
  for (let run = 0; run < runs; run++) {
    figures.push({
      ...(await measureLogin(browser, url)),
      topLcp: await measureCold(browser, `${url}/top`, stored),
      mobileTopLcp: await measureCold(browser, `${url}/mobile/top/`, stored),
      routeChange: await measureRouteChange(browser, url, stored),
    });
    process.stdout.write('.');
  }
  report(figures);
});
