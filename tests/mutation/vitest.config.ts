import path from 'node:path';
import { defineConfig } from 'vitest/config';
import base from '../../vite.config.ts';

const folder = process.env['MUTATED_FOLDER'] ?? '';

/** Runs only the tests of the mutated folder, which must notice the mistakes in it. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  plugins: base.plugins,
  resolve: base.resolve,
  test: {
    include: [`${folder}/**/*.test.{ts,tsx}`],
    // These hold the checker to a whole mock, which takes a minute for each mistake, or start it as a command of
    // its own, in which none is planted.
    exclude: ['**/check/{selfTest,outage,cli,report/report,seededFaults/seededFaults}.test.ts'],
    setupFiles: ['tests/setup.ts'],
    hookTimeout: 60_000,
    testTimeout: 20_000,
  },
});
