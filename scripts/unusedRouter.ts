import type { Plugin } from 'vite';

const file = /\/react-router\/dist\/(development|production)\/chunk-[^/]+\.mjs$/;
/** A display name for React's developer tools: this assignment alone keeps an unused component in the build. */
const name = /^\w+\.displayName = "[^"]*";$/gm;
const made = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm;

/**
 * Lets a build leave out the parts of React Router that the portal doesn't use, a quarter of it
 * (docs/decisions.md).
 * @throws Error where React Router no longer has what it looks for
 */
export function unusedRouterPlugin(): Plugin {
  let isMet = false;
  return {
    name: 'unused-router',
    apply: 'build',
    transform: {
      filter: { id: file },
      handler(code) {
        const slim = code.replace(name, '').replace(made, '$1/* @__PURE__ */ $2');
        isMet ||= slim !== code;
        return { code: slim, map: null };
      },
    },
    generateBundle() {
      // The build for prerendering doesn't bundle dependencies.
      if (this.environment.name === 'client' && !isMet)
        throw new Error('React Router is written otherwise: mend scripts/unusedRouter.ts');
    },
  };
}
