import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { banksPlugin } from './scripts/banks/banksPlugin.ts';
import { buildTarget } from './scripts/browserSupport/browsers.ts';
import { browserSupportPlugin } from './scripts/browserSupport/browserSupportPlugin.ts';
import { chunkNamer } from './scripts/chunks.ts';
import { compileHintPlugin } from './scripts/compileHint.ts';
import { postalPlugin } from './scripts/postal/postalPlugin.ts';
import { unusedMuiPlugin } from './scripts/unusedMui.ts';
import { unusedRouterPlugin } from './scripts/unusedRouter.ts';

const src = (file = '') => path.resolve(import.meta.dirname, 'src', file);
const modules = (file: string) => path.resolve(import.meta.dirname, 'node_modules', file);
/** Tests that put something in the place of `location`, which only a process of their own lets them. */
const ofTheirOwnPlace = [
  'src/app/browserHistory.test.ts',
  'src/session/bfcache.test.ts',
  'src/shell/error/screenBoundary.test.tsx',
];
const setup = path.resolve(import.meta.dirname, 'tests/setup.ts');
const alias = { '@': src() };

export default defineConfig({
  root: 'src',
  publicDir: 'public',
  cacheDir: path.resolve(import.meta.dirname, '.cache/vite'),
  resolve: { alias },
  plugins: [
    react(),
    postalPlugin(),
    banksPlugin(),
    unusedMuiPlugin(),
    unusedRouterPlugin(),
    compileHintPlugin(),
    browserSupportPlugin(),
  ],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: buildTarget,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: true,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // Reading every chunk for what supported browsers lack takes its three seconds.
      checks: { pluginTimings: false },
      // A card is typed in a document of its own.
      input: [src('index.html'), src('card.html'), src('early.ts')],
      output: {
        // Every first load has the names of all chunks.
        chunkFileNames: ({ name }) => `assets/${name.replace('.procedure', '')}-[hash].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'by reach', name: chunkNamer() }],
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        root: import.meta.dirname,
        // The pool of threads would take its file for `require`, which imports.
        resolve: { alias: { 'react-router-dom': modules('react-router-dom/dist/index.mjs') } },
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ofTheirOwnPlace,
          setupFiles: [setup],
          testTimeout: 20_000,
          // Each file has globals of its own in a thread that stays: a third of the time of a process each.
          pool: 'vmThreads',
          // Vitest leaves one core to itself, which on two is half of them.
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
          // The first mock after a change of the contract bundles it, for all that wait.
          hookTimeout: 60_000,
          testTimeout: 20_000,
          maxWorkers: '100%',
          // Loaded once in each worker, contract and mock take a third of the time.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
