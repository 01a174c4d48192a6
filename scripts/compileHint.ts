import type { Plugin } from 'vite';

/** What is drawn first calls nearly all of these. */
const drawnFirst = new Set(['early', 'core', 'base', 'portal', 'TopScreen', 'MobileTopScreen']);

/**
 * Has V8 compile the code of the first screen while it comes, beside the page's own thread. It would
 * compile each function again when it is first called: on a slow phone a tenth of a second. Other
 * engines see a comment.
 */
export function compileHintPlugin(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && drawnFirst.has(chunk.name))
            // It counts in the first line only.
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      },
    },
  };
}
