import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';
import type { Plugin } from 'vite';
import { allowed } from './allowed.ts';
import { unsupportedFeatures } from './check.ts';
import { noScript, unsupportedPage } from './pages.ts';

/**
 * Fails a build whose code, that of dependencies included, needs something that a browser of package.json's
 * `browserslist` lacks. Adds the script and the page that say to customers with other browsers what to do.
 * @throws Error that names what a chunk needs, the browsers that lack it and the modules that contain it
 */
export function browserSupportPlugin(): Plugin {
  const written = readFileSync(
    path.resolve(import.meta.dirname, '../../../src/browserSupport.js'),
    'utf8',
  );
  // Browsers of any age must be able to parse this script.
  parse(written, { ecmaVersion: 5 });
  let source = '';
  let fileName = '';
  let base = '/';
  return {
    name: 'browser-support',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      ({ base } = config);
      source = written.replace("'/unsupported.html'", `'${base}unsupported.html'`);
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      fileName = `assets/browserSupport-${hash}.js`;
    },
    transformIndexHtml: () => [
      // Deferred: it is fetched while the page is parsed, and runs before the scripts below it.
      { tag: 'script', attrs: { defer: true, src: base + fileName }, injectTo: 'head-prepend' },
      { tag: 'noscript', children: noScript, injectTo: 'body-prepend' },
    ],
    generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName, source });
      this.emitFile({ type: 'asset', fileName: 'unsupported.html', source: unsupportedPage });
      const unused = new Set(Object.keys(allowed));
      const problems = Object.values(bundle).flatMap((chunk) => {
        if (chunk.type !== 'chunk') return [];
        return unsupportedFeatures(chunk.code).flatMap(({ feature, name, lacking, excerpt }) => {
          if (unused.delete(feature) || Object.hasOwn(allowed, feature)) return [];
          const modules = Object.entries(chunk.modules)
            .filter(([, { code }]) => code?.includes(name))
            .map(([id]) => path.relative(process.cwd(), id));
          return [
            `${feature}, which comes with ${lacking.join(', ')}\n    in ${modules.join(', ') || chunk.fileName}: …${excerpt}…`,
          ];
        });
      });
      for (const feature of unused)
        problems.push(`${feature} is allowed in allowed.ts and not used`);
      if (problems.length > 0)
        throw new Error(
          `Below the browsers that package.json names (docs/production.md):\n  ${problems.join('\n  ')}`,
        );
    },
  };
}
