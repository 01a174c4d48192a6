import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { buildTarget } from './scripts/build/browserSupport/browsers.ts';
import { browserSupportPlugin } from './scripts/build/browserSupport/browserSupportPlugin.ts';
import { chunkNamer } from './scripts/build/chunks.ts';
import { compileHintPlugin } from './scripts/build/compileHint.ts';
import { banksPlugin } from './scripts/data/banksPlugin.ts';
import { postalPlugin } from './scripts/data/postalPlugin.ts';

const src = (file = '') => path.resolve(import.meta.dirname, 'src', file);
const modules = (file: string) => path.resolve(import.meta.dirname, 'node_modules', file);
/** Tests that replace `location`, which is possible only in a process of their own. */
const ofTheirOwnPlace = ['src/session/bfcache.test.ts', 'src/shell/error/screenBoundary.test.tsx'];
const setup = path.resolve(import.meta.dirname, 'tests/setup.ts');
const alias = { '@': src() };

export default defineConfig({
  root: 'src',
  publicDir: 'public',
  cacheDir: path.resolve(import.meta.dirname, '.cache/vite'),
  resolve: { alias },
  plugins: [react(), postalPlugin(), banksPlugin(), compileHintPlugin(), browserSupportPlugin()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: buildTarget,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: true,
    // For `npm run resolve`; no file names its map, and none is published.
    sourcemap: 'hidden',
    // The licences of what is bundled ask to be passed on with it.
    license: { fileName: 'third-party-notices.txt' },
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // The check of browser support reads every chunk, which takes about three seconds.
      checks: { pluginTimings: false },
      // Cards are typed in a document of their own.
      input: [src('index.html'), src('card.html'), src('early.ts')],
      output: {
        // Short names: every first load contains the names of all chunks.
        chunkFileNames: ({ name }) => `assets/${name.replace('.procedure', '')}-[hash].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'by reach', name: chunkNamer() }],
        },
      },
    },
  },
  test: {
    // `@module-tag long` marks files that `npm test` leaves out without `--long` (scripts/test/run.ts).
    tags: [{ name: 'long' }],
    projects: [
      {
        extends: true,
        root: import.meta.dirname,
        // The thread pool would load the package's CommonJS file, which fails since it requires ES modules.
        resolve: { alias: { 'react-router-dom': modules('react-router-dom/dist/index.mjs') } },
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ofTheirOwnPlace,
          setupFiles: [setup],
          testTimeout: 20_000,
          // Each file gets its own globals in a reused thread, which takes a third of the time of a process for each.
          pool: 'vmThreads',
          // By default Vitest leaves one core free, which is half of two.
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        root: import.meta.dirname,
        test: {
          name: 'place',
          testTimeout: 20_000,
          include: ofTheirOwnPlace,
          setupFiles: [setup],
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        root: import.meta.dirname,
        test: {
          name: 'mock',
          include: ['scripts/**/*.test.ts', 'tests/unit/**/*.test.ts'],
          setupFiles: [setup],
          // After a change of the contract the first mock bundles it, while all others wait.
          hookTimeout: 60_000,
          testTimeout: 60_000,
          maxWorkers: '100%',
          // Contract and mock are loaded once in each worker, which takes a third of the time.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
