import { defineConfig } from '@playwright/test';
import { browserFlags, ensureBrowser } from './scripts/test/browser.ts';

// Found or installed once; the workers get it with the environment.
process.env['CHROME_PATH'] ??= ensureBrowser();

/**
 * A page lives too short for its code to be compiled well: without that the tests take a tenth less time. Nor
 * does what it leaves in memory need threads of its own to be collected while both cores are busy.
 */
const forShortLives =
  '--js-flags=--max-lazy --no-opt --no-maglev --single-threaded-gc --min-semi-space-size=16';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/e2e/globalSetup.ts',
  outputDir: '.cache/e2e/results',
  // Each test starts with a fresh mock, so no test needs to wait for another of its file.
  fullyParallel: true,
  // A third on two cores wins nothing with the browser without windows, and makes every page late.
  workers: 2,
  // A test that passes only at the second try shows a mistake in the test or in the product.
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
    launchOptions: {
      executablePath: process.env['CHROME_PATH'],
      args: [...browserFlags, forShortLives],
    },
    // Traces cost a third more time, so `npm test` makes them for failed tests only, by running these again.
    trace: 'off',
  },
  projects: [{ name: 'chromium' }],
});
