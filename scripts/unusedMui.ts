import type { Plugin } from 'vite';

const refuse = (what: string) => `() => {
  throw new Error('${what}: take its module out of scripts/unusedMui.ts');
}`;

/** Modules that MUI imports for features which our theme doesn't use → the code that replaces them in a build. */
export const replaced: Record<string, string> = {
  // 45 kB before minification, imported for every theme.
  './createThemeWithVars.mjs': `export default ${refuse('The theme has cssVariables or colorSchemes')};`,
  './ThemeProviderWithVars.mjs': `
    export const CssVarsProvider = ${refuse('The theme has cssVariables or colorSchemes')};
    export const useColorScheme = () => null;
    export const getInitColorSchemeScript = () => null;`,
  './TouchRipple.mjs': `export default ${refuse('A button has a ripple')};`,
};
const importers = /\/@mui\/material\/(styles|ButtonBase)\/[^/]+$/;
const prefix = '\0unused-mui:';

/**
 * Leaves out of a build what MUI imports for features that the theme doesn't use: CSS variables of its own
 * and ripples (docs/decisions.md).
 * @throws Error that names a module which MUI no longer has
 */
export function unusedMuiPlugin(): Plugin {
  const met = new Set<string>();
  return {
    name: 'unused-mui',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\/(createThemeWithVars|ThemeProviderWithVars|TouchRipple)\.mjs$/ },
      handler(source, importer) {
        if (!importer || !importers.test(importer)) return null;
        met.add(source);
        return prefix + source;
      },
    },
    load: {
      filter: { id: /^\0unused-mui:/ },
      handler: (id) => replaced[id.slice(prefix.length)],
    },
    generateBundle() {
      // The build for prerendering doesn't bundle dependencies.
      if (this.environment.name !== 'client') return;
      const missing = Object.keys(replaced).find((source) => !met.has(source));
      if (missing) throw new Error(`MUI no longer imports ${missing}: mend scripts/unusedMui.ts`);
    },
  };
}
