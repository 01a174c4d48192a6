import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserFlags } from '../../scripts/browser.ts';
import { startDevelopment } from '../../scripts/serve/development.ts';
import type { Portal } from '../../scripts/serve/portal.ts';
import { desktop, phone } from './pages.ts';
import { expectSound } from './portal.ts';

let portal: Portal;
let browser: Browser;

beforeAll(async () => {
  portal = await startDevelopment({ port: 0 });
  browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '',
    args: browserFlags,
  });
});

afterAll(async () => {
  await browser.close();
  await portal.close();
});

test.each([
  ['light', phone],
  ['light', desktop],
  ['dark', phone],
  ['dark', desktop],
] as const)('every part stands on the gallery, sound: %s %o', async (colorScheme, viewport) => {
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
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expectSound(page);
  expect(said).toEqual([]);
  await context.close();
});
