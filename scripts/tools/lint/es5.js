import { parse } from 'acorn';

/** What scripts take from the browser: as old as ES5, or asked for before it is used. */
const names = new Set([
  'Array',
  'Object',
  'SyntaxError',
  'document',
  'getComputedStyle',
  'location',
  'window',
  'AbortSignal',
  'CSS',
]);

/** Reports what a browser that knows no more than ES5 can't parse, and names that it may not have. */
export default {
  meta: { name: 'es5' },
  rules: {
    only: {
      meta: { type: 'problem', schema: [] },
      create: ({ sourceCode, report }) => ({
        Program() {
          try {
            parse(sourceCode.text, { ecmaVersion: 5 });
          } catch ({ loc, message }) {
            report({ loc, message: `Not in ES5: ${message}` });
          }
          for (const { identifier, resolved } of sourceCode.scopeManager.scopes.flatMap(
            (scope) => scope.references,
          ))
            if (!resolved?.defs.length && !names.has(identifier.name))
              report({
                node: identifier,
                message: `${identifier.name} is not in ES5, or not named in scripts/tools/lint/es5.js.`,
              });
        },
      }),
    },
  },
};
