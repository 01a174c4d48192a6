import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { browserFlags, ensureBrowser } from '../browser.ts';
import { buildIfChanged, dist } from '../build.ts';
import { startPortal, type Portal } from '../serve/portal.ts';

const runs = 7;
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) | 0,
  uploadThroughput: (0.75e6 / 8) | 0,
};
const cpu = 4;
const phone = { width: 375, height: 812 };

type Figures = Record<string, number>;

interface Budget {
  name: string;
  unit: 'kB' | 'ms';
  most: number;
  of: (figures: Figures[]) => number;
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
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

async function throttled(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  // The compiler of this script names inner functions with a helper that the page doesn't have.
  await page.addInitScript('globalThis.__name = (f) => f');
  await page.addInitScript(() => {
    const seen = window as unknown as { lcp: number };
    new PerformanceObserver((list) => {
      seen.lcp = list.getEntries().at(-1)?.startTime ?? NaN;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  return page;
}

const lcp = (page: Page) => page.evaluate(() => (window as unknown as { lcp: number }).lcp);

async function measureLogin(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext({ viewport: phone, locale: 'ja-JP' });
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

async function withSession(
  browser: Browser,
  stored: Record<string, string>,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: phone, locale: 'ja-JP' });
  await context.addInitScript((entries) => {
    if (sessionStorage.length === 0)
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, stored);
  return context;
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
  console.log(`\nMedians of ${runs}; slow 4G (150 ms, 1.6 Mbps), CPU ${cpu}×, brotli, 375 px\n`);
  console.log('| Figure | Measured | Budget | |\n|---|---:|---:|---|');
  for (const budget of budgets) {
    const value = budget.of(figures);
    const kept = value <= budget.most ? 'kept' : 'over';
    console.log(
      `| ${budget.name} | ${Math.round(value)} ${budget.unit} | ${budget.most} ${budget.unit} | ${kept} |`,
    );
  }
}

let portal: Portal | undefined;
let browser: Browser | undefined;
try {
  const executablePath = ensureBrowser();
  await buildIfChanged();
  portal = await startPortal({ port: 0, root: dist });
  browser = await chromium.launch({ executablePath, args: browserFlags });
  const stored = await sessionOf(browser, portal.url, 'mizuno.keiko');
  const figures: Figures[] = [];
  for (let run = 0; run < runs; run++) {
    figures.push({
      ...(await measureLogin(browser, portal.url)),
      topLcp: await measureCold(browser, `${portal.url}/top`, stored),
      mobileTopLcp: await measureCold(browser, `${portal.url}/mobile/top/`, stored),
      routeChange: await measureRouteChange(browser, portal.url, stored),
    });
    process.stdout.write('.');
  }
  report(figures);
} catch (error) {
  console.error((error as Error).message.split('\n')[0]);
  process.exitCode = 1;
} finally {
  await browser?.close();
  await portal?.close();
}
