import type { Plugin } from 'vite';
import type { ChunkName } from './chunks.ts';

/** Chunks of which the first screen calls nearly every function. Those of the tops are named after their files. */
const drawnFirst: readonly (ChunkName | 'TopScreen' | 'MobileTopScreen')[] = [
  'early',
  'core',
  'fields',
  'login',
  'session',
  'base',
  'portal',
  'TopScreen',
  'MobileTopScreen',
];

/**
 * Has V8 compile all functions of the first screen's code while it is downloaded, off the page's main thread.
 * Without the hint V8 compiles each function again at its first call, which takes a tenth of a second on a
 * slow phone. Other engines see a comment.
 * @throws Error that names a chunk which the build no longer has
 */
export function compileHintPlugin(): Plugin {
  return {
    name: 'compile-hint',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const outputs = Object.values(bundle);
        for (const name of drawnFirst) {
          const chunk = outputs.find((one) => one.type === 'chunk' && one.name === name);
          if (chunk?.type !== 'chunk')
            throw new Error(
              `${name} is no chunk of the build: fix it in scripts/build/compileHint.ts`,
            );
          // V8 looks for the hint in the first line only.
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
          const map = bundle[`${chunk.fileName}.map`];
          if (map?.type !== 'asset' || typeof map.source !== 'string')
            throw new Error(`${name} has no source map: fix it in scripts/build/compileHint.ts`);
          // A semicolon maps the line that was added.
          map.source = map.source.replace('"mappings":"', '"mappings":";');
        }
      },
    },
  };
}
