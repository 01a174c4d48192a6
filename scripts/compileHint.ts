import type { Plugin } from 'vite';
import type { ChunkName } from './chunks.ts';

/** What is drawn first calls nearly all of these; the tops' own code is called after their files. */
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
 * Has V8 compile the code of the first screen while it comes, beside the page's own thread. It would
 * compile each function again when it is first called: on a slow phone a tenth of a second. Other
 * engines see a comment.
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
            throw new Error(`${name} is no chunk of the build: mend scripts/compileHint.ts`);
          // It counts in the first line only.
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}
