import path from 'node:path';
import type { Page } from '@playwright/test';
import { runnerImport } from 'vite';
import type { ScreenRoute } from '@/shell/route.ts';
import { commandLine } from '../commandLine.ts';
import {
  conditions,
  type Measured,
  median,
  nameFunctions,
  onPhone,
  ratioOf,
  watch,
  withPortals,
  withSession,
} from './phone.ts';

/** Most ms from a service's top to any screen: with nothing fetched ahead, and after its link was hovered. */
const budgets = { cold: 1_200, warm: 300 };

/** Of a screen whose link was hovered. A year's reads twelve bills, too many to fetch before it is opened. */
const warmBudget = (address: string) =>
  address.includes('/billing/year/') ? budgets.cold : budgets.warm;

/** Sample values for the parameters of an address. */
const samples = {
  month: '202611',
  year: '2026',
  reportId: 'q2611010001',
  carrier: 'softbank',
  page: 'unext',
};

interface Opening {
  address: string;
  cold: number;
  warm: number;
}

const src = path.resolve(import.meta.dirname, '../../../src');
/** Paths that a customer reaches from a top. */
const ofServices =
  /^\/(mobile\/(?!onestop|check_token)|billing|payment|contract|option|campaign|progress|login_history|notification_history)/;
const tops = ['/top', '/mobile/top/', '/mobile/top'];

/** The addresses of the table, with samples for their parameters. */
async function addresses(): Promise<string[]> {
  const { module } = await runnerImport<{ routes: ScreenRoute[] }>(
    path.join(src, 'app/routes.ts'),
    {
      resolve: { alias: { '@': src } },
      logLevel: 'error',
    },
  );
  return module.routes
    .filter(({ path: pattern }) => ofServices.test(pattern) && !tops.includes(pattern))
    .map(({ path: pattern }) =>
      pattern
        .replace(/\/\*$/, '')
        .replace(/:(\w+)/, (_, name: keyof typeof samples) => samples[name]),
    );
}

const topOf = (address: string) => (address.startsWith('/mobile/') ? '/mobile/top/' : '/top');

/** From the change of address until the frame in which the screen is drawn has been laid out and painted, in ms. */
function open(page: Page, address: string): Promise<number> {
  return page.evaluate(
    (to) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1');
        const started = performance.now();
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        const look = () => {
          const heading = document.querySelector('h1');
          if (!heading || heading === before || document.querySelector('[aria-busy="true"]'))
            return requestAnimationFrame(look);
          requestAnimationFrame(() => resolve(performance.now() - started));
        };
        requestAnimationFrame(look);
      }),
    address,
  );
}

/** Has an address fetched ahead, as hovering a link to it does. */
function hover(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.querySelector('main')?.append(link);
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    link.remove();
  }, address);
}

/** From the service's top to an address, once. @param isHovered whether its link was hovered before */
const openOnce = ({ browser, url, stored }: Measured, address: string, isHovered: boolean) =>
  onPhone(withSession(browser, stored), async (page) => {
    const idle = watch(page);
    // With data saving on, the portal fetches ahead only what is hovered.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto(url + topOf(address));
    await page.locator('main h1').waitFor();
    await idle();
    if (isHovered) {
      await hover(page, address);
      await idle();
    }
    await nameFunctions(page);
    return open(page, address);
  });

async function measure(portal: Measured, address: string): Promise<Opening> {
  const kept = async (isHovered: boolean, budget: number) => {
    const once = () => openOnce(portal, address, isHovered);
    const first = await once();
    return first <= budget ? first : median([first, await once(), await once()]);
  };
  return {
    address,
    cold: await kept(false, budgets.cold),
    warm: await kept(true, warmBudget(address)),
  };
}

function report(openings: Opening[]): void {
  console.log(`\nOnce each, what is over the middle of three; ${conditions}; slowest first\n`);
  console.log('| Screen | From the top, cold | Link hovered before | |\n|---|---:|---:|---|');
  for (const { address, cold, warm } of openings.sort((a, b) => b.cold - a.cold)) {
    const kept = cold <= budgets.cold && warm <= warmBudget(address) ? 'kept' : 'over';
    console.log(`| ${address} | ${Math.round(cold)} ms | ${Math.round(warm)} ms | ${kept} |`);
  }
  console.log(`\nBudgets: ${budgets.cold} ms and ${budgets.warm} ms.`);
}

/** Opens an address of both portals in turn, and prints the ratios. */
async function compare(now: Measured, before: Measured, address: string): Promise<void> {
  const ratio = async (isHovered: boolean) => {
    const [a, b]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < 5; turn++) {
      a.push(await openOnce(now, address, isHovered));
      b.push(await openOnce(before, address, isHovered));
    }
    return `${Math.round(median(a))} ms | ${ratioOf(a, b).text}`;
  };
  console.log(`| ${address} | ${await ratio(false)} | ${await ratio(true)} |`);
}

const { values, words } = commandLine({
  name: 'npm run bench:screens',
  does: "how fast each screen opens from its service's top (long)",
  words: { name: '[WORD]', does: 'only the addresses that contain it' },
  options: {
    against: { value: 'REV', does: 'opens each five times in turn with the build of a commit' },
  },
});
await withPortals(values.against, async (now, before) => {
  const chosen = (await addresses()).filter((one) => one.includes(words[0] ?? ''));
  if (before) {
    console.log('| Screen | Cold | Ratio (middle half) | Hovered | Ratio (middle half) |');
    console.log('|---|---:|---:|---:|---:|');
    for (const address of chosen) await compare(now, before, address);
    return;
  }
  const openings: Opening[] = [];
  for (const address of chosen) {
    openings.push(await measure(now, address));
    process.stdout.write('.');
  }
  report(openings);
});
