import { type Browser, chromium } from '@playwright/test';
import { browserFlags } from '../../scripts/browser.ts';
import { startDevelopment } from '../../scripts/serve/development.ts';
import type { Portal } from '../../scripts/serve/portal.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './pages.ts';

// One after the other with one server, since it compiles the page at its first request.
test.describe.configure({ mode: 'default' });

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

for (const [colorScheme, viewport] of [
  ['light', phone],
  ['light', desktop],
  ['dark', phone],
  ['dark', desktop],
] as const) {
  test(`every part stands on the gallery, sound: ${colorScheme} ${JSON.stringify(viewport)}`, async () => {
    const context = await browser.newContext({
      viewport,
      colorScheme,
      locale: 'ja-JP',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(String(error)));
    await page.goto(`${portal.url}/__gallery`);
    // The development server compiles each module at its first request.
    const heading = page.getByRole('heading', { level: 1 }).first();
    await expect(heading).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
    expect(said).toEqual([]);
    await context.close();
  });
}
