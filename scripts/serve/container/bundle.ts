import path from 'node:path';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '../../..');

// The image of the container has Node, but neither the sources nor their packages.
await build({
  configFile: false,
  logLevel: 'warn',
  resolve: { alias: { '@': path.join(root, 'src') } },
  build: {
    ssr: path.join(root, 'scripts/serve/container/main.ts'),
    outDir: path.join(root, '.cache/container'),
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'prepare.mjs' } },
  },
});
