import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** `npm run test:soak`: hours in one tab. One test at a time, since memory is measured. */
export default defineConfig(base, {
  testDir: '.',
  testMatch: '*.soak.ts',
  globalSetup: '../e2e/globalSetup.ts',
  outputDir: '../../.cache/soak/results',
  workers: 1,
  timeout: 40 * 60_000,
  reporter: 'list',
});
