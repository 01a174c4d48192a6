import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone } from './pages.ts';
import { settled, useStage } from './portal.ts';

const stage = useStage();
const as = 'mitsushima.michiru';
const tops = ['/top', '/mobile/top/'];

/** Opens a top whose code comes only after what is asked for early was asked for. */
async function openSlowly(page: Page, path: string): Promise<void> {
  const asked = stage.callsFromNow('getLoginMessage');
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/core-*', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto(stage.url + path, { waitUntil: 'commit' });
  await expect.poll(() => asked().length).toBe(1);
  release();
  await settled(page);
}

test.each(tops)(
  '%s: what is asked for early is asked for once, and before the screen’s code has come',
  async (path) => {
    const page = await stage.page({ as, own: true });
    const asked = stage.callsFromNow('getBilling');
    await openSlowly(page, path);
    await page.getByRole('heading', { name: 'お知らせ' }).waitFor();
    expect(asked().length).toBe(1);
  },
);

test.each(tops)(
  '%s: no read is sent twice and no file is named twice, however fast all comes',
  async (path) => {
    const page = await stage.page({ as, own: true });
    for (let load = 0; load < 5; load += 1) {
      const calls = stage.callsFromNow();
      await page.goto(stage.url + path);
      await settled(page);
      await page.waitForLoadState('networkidle');
      const reads = calls().flatMap(({ method, operationId = '' }) =>
        method === 'GET' ? [operationId] : [],
      );
      expect(reads.filter((read, index) => reads.indexOf(read) !== index)).toEqual([]);
    }
    const named = await page
      .locator('link[rel=modulepreload]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(named.length).toBe(new Set(named).size);
  },
);

test('what a link in view leads to is fetched before it is pressed, unless data is saved', async () => {
  const asked = stage.callsFromNow('getBillingMonth');
  const saving = await stage.visit('/top', { as, own: true });
  await saving.getByRole('heading', { name: 'お知らせ' }).waitFor();
  await saving.waitForLoadState('networkidle');
  expect(asked()).toEqual([]);
  const page = await stage.visit('/top', { as, own: true, ahead: true });
  await expect.poll(() => asked().length).toBeGreaterThan(0);
  expect(new URL(page.url()).pathname).toBe('/top');
});

/** Adds up by how much of the view what stands is moved, as browsers measure it. */
function addUpShifts(): void {
  const seen = window as unknown as { shift: number };
  seen.shift = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.shift += shift.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** From here on it is felt: https://web.dev/articles/cls */
const felt = 0.1;
const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);

test.each(tops)(
  '%s: what comes later moves nothing that stands, nor do the banners',
  async (path) => {
    stage.portal.mock.pins.set('getLoginMessage', 'banners');
    const page = await stage.page({ as, own: true, viewport: phone });
    await page.addInitScript(addUpShifts);
    await openSlowly(page, path);
    await page.getByRole('region', { name: '大切なお知らせ' }).waitFor();
    expect(await shiftOf(page)).toBeLessThan(felt);
  },
);

test.each([
  ['/billing', 'getBilling'],
  ['/option', 'getOption'],
  ['/mobile/top/packet_gift/', 'getPacketGift'],
])('%s: what comes after its heading moves nothing that stands', async (path, operation) => {
  stage.portal.mock.faults.set(operation, { delay_ms: 500 });
  const page = await stage.page({ as, own: true, viewport: phone });
  await page.addInitScript(addUpShifts);
  await page.goto(stage.url + path);
  await settled(page);
  expect(await shiftOf(page)).toBeLessThan(felt);
});
