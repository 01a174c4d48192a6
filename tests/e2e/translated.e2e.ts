import type { Page } from '@playwright/test';
import { App } from './app.ts';
import { expect, test } from './fixtures.ts';
import { flows } from './flows/all.ts';
import { type Flow, press } from './flows/flow.ts';
import { phone } from './pages.ts';
import { translate, translations } from './translator.ts';
import { waitForScreen } from './waitForScreen.ts';

/** Whose figures change while a step stands; `npm test` walks these, with `--long` all. */
const first = ['charge', 'plan', 'packet_gift', 'watch_over', 'together'];

interface Watched {
  shown: string[];
}

/** Has a page note what its screen shows at each click, before the click has an effect. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shown } satisfies Watched);
    const note = () => {
      const main = document.querySelector('main')?.cloneNode(true) as HTMLElement | undefined;
      // Said a second after a change, so it may or may not stand there yet.
      for (const status of main?.querySelectorAll('[role="status"]') ?? []) status.remove();
      shown.push(main?.textContent ?? '');
    };
    addEventListener('click', note, true);
  });
}

/** What the steps of a flow show up to its last press, which is not made. */
async function walk(app: App, flow: Flow, isTranslated: boolean): Promise<[Page, string[]]> {
  const page = await app.page({ as: flow.as, viewport: phone, own: true });
  if (isTranslated) await translate(page);
  await watch(page);
  for (const [id, example] of Object.entries(flow.pins ?? {})) app.mock.pins.set(id, example);
  await page.goto(app.url + flow.path);
  await waitForScreen(page);
  await flow.fill(page);
  await page.waitForLoadState('networkidle');
  await waitForScreen(page);
  const shown = await page.evaluate(() => (window as unknown as Watched).shown);
  const end = (await page.locator('main').textContent()) ?? '';
  return [page, [...shown, end]];
}

/** What a translator would spoil: names, and texts that are a phone number, a receipt number, a code or an address. */
async function expectVerbatim(page: Page): Promise<void> {
  const { last_name, first_name } = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('minamo.customer') ?? '{}') as Record<string, string>,
  );
  const spoilt = [
    new RegExp(`${last_name} ?${first_name}`),
    /^\d{2,4}-\d{2,4}-\d{4}$/,
    /^[A-Z]{2}-\d{4}-\d{2}-\d{4}$/,
    /^[0-9A-Z]{4}-[0-9A-Z]{4}$/,
    /^\d{11,}$/,
    /^\S+@\S+$/,
  ];
  const done = await translations(page);
  expect(done.length).toBeGreaterThan(20);
  expect(done.filter((text) => spoilt.some((one) => one.test(text)))).toEqual([]);
}

/** Minutes and seconds that are left go on while a page is walked. */
const withoutSeconds = (shown: readonly string[]) =>
  shown.map((text) => text.replace(/\d+:\d{2}|約?\d+[分秒]後|\d+(?=秒)/g, '…'));

for (const flow of flows) {
  // Those of which such a fault was seen first; the others are long.
  test(
    `${flow.name} shows the same when it is translated`,
    { tag: [first.some((name) => flow.path.includes(name)) ? '@translated' : '@long'] },
    async ({ app, portal, pages }) => {
      const [, plain] = await walk(app, flow, false);
      portal.mock.reset();
      const [page, translated] = await walk(new App(portal, pages), flow, true);
      expect(withoutSeconds(translated)).toEqual(withoutSeconds(plain));
      await expectVerbatim(page);
      if (flow.goesOn) return;
      await press(page, flow);
      await expect(page.getByRole('heading', { name: flow.done })).toBeVisible();
    },
  );
}
