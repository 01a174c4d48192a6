import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import { engines, openingOf } from '../../scripts/test/browserEngines.ts';

const cache = path.resolve(import.meta.dirname, '../../.cache/e2e');

/** Runs the tests tagged `@engines` in each installed engine; `npm run test:engines` installs them. */
export default defineConfig({
  ...base,
  testDir: '..',
  grep: /@engines/,
  globalSetup: '../e2e/globalSetup.ts',
  outputDir: path.join(cache, 'results'),
  // A system's engine draws without a graphics card, and takes a core while it does.
  workers: 2,
  reporter: [
    ['list'],
    ['html', { outputFolder: path.join(cache, 'report'), open: 'never' }],
    ['json', { outputFile: path.join(cache, 'report.json') }],
  ],
  use: { trace: 'off' },
  projects: engines.flatMap((name) => {
    const opening = openingOf(name);
    return opening ? [{ name, use: opening }] : [];
  }),
});
