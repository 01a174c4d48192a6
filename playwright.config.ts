import { defineConfig } from '@playwright/test';
import { browserFlags, ensureBrowser } from './scripts/browser.ts';

// Found or installed once; the workers get it with the environment.
process.env['CHROME_PATH'] ??= ensureBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/e2e/globalSetup.ts',
  outputDir: '.cache/e2e/results',
  // Each test begins with a mock that nobody has used: none waits for another of its file.
  fullyParallel: true,
  // Two cores stand idle a quarter of the time with two workers: tests wait for pages.
  workers: 3,
  // What needs a second try is a mistake of the test or of the product.
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  // What a screen reader reads (aloud.e2e.ts).
  snapshotPathTemplate: '{testDir}/aloud/{arg}{ext}',
  expect: {
    timeout: 15_000,
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/aria/{arg}{ext}' },
  },
  reporter: [
    [process.stdout.isTTY ? 'list' : 'dot'],
    ['html', { outputFolder: '.cache/e2e/report', open: 'never' }],
    ['json', { outputFile: '.cache/e2e/report.json' }],
  ],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env['CHROME_PATH'], args: browserFlags },
    // A trace of each test takes a third more time: `npm test` makes those of what failed, when it failed.
    trace: 'off',
  },
  projects: [{ name: 'chromium' }],
});
