import type { Plugin } from 'vite';

/** MUI's modules that make a theme's own CSS variables, and what takes their place in a build. */
const replaced: Record<string, string> = {
  './createThemeWithVars.mjs': `export default () => {
    throw new Error('The theme has cssVariables or colorSchemes: take scripts/withoutCssVariables.ts out of vite.config.ts');
  };`,
  './ThemeProviderWithVars.mjs': `export const CssVarsProvider = () => null;
    export const useColorScheme = () => null;
    export const getInitColorSchemeScript = () => null;`,
};
const prefix = '\0without-css-variables:';

/**
 * Leaves MUI's CSS variables out of a build: `createTheme` and `ThemeProvider` import their code (45 kB
 * before it is made small) for every theme, and ours has none of them (docs/decisions.md).
 * @throws Error that names a module which MUI no longer has
 */
export function withoutCssVariablesPlugin(): Plugin {
  const met = new Set<string>();
  return {
    name: 'without-css-variables',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\/(createThemeWithVars|ThemeProviderWithVars)\.mjs$/ },
      handler(source, importer) {
        if (!importer?.includes('/@mui/material/styles/')) return null;
        met.add(source);
        return prefix + source;
      },
    },
    load: {
      filter: { id: /^\0without-css-variables:/ },
      handler: (id) => replaced[id.slice(prefix.length)],
    },
    generateBundle() {
      // The prerendered build leaves dependencies where they are.
      if (this.environment.name !== 'client') return;
      const missing = Object.keys(replaced).find((source) => !met.has(source));
      if (missing)
        throw new Error(`MUI no longer imports ${missing}: mend scripts/withoutCssVariables.ts`);
    },
  };
}
