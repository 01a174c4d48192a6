import { type Browser, chromium } from '@playwright/test';
import { startDevelopment } from '../../scripts/serve/development.ts';
import type { Portal } from '../../scripts/serve/portal.ts';
import { browserFlags } from '../../scripts/test/browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './pages.ts';

let portal: Portal;
let browser: Browser;

test.beforeAll(async () => {
  portal = await startDevelopment({ port: 0 });
  browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '',
    args: browserFlags,
  });
});

test.afterAll(async () => {
  await browser.close();
  await portal.close();
});

test('every part is in the gallery and accessible: light on a phone, dark on a desktop', async () => {
  const context = await browser.newContext({ locale: 'ja-JP', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  for (const [viewport, colorScheme] of [
    [phone, 'light'],
    [desktop, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    // The development server compiles each module at its first request. Loaded anew, since parts measure where they begin.
    await page.goto(`${portal.url}/__gallery`);
    const heading = page.getByRole('heading', { level: 1 }).first();
    await expect(heading).toBeVisible({ timeout: 60_000 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  expect(said).toEqual([]);
  await context.close();
});
