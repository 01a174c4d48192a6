import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

interface ManifestChunk {
  file: string;
  imports?: string[];
}

const root = path.resolve(import.meta.dirname, '..');

/**
 * Finishes a build: /login gets its markup and critical CSS, every other address the preloads of
 * the portal, which it always needs.
 * @param dist the folder of the build
 */
export async function prerender(dist: string): Promise<void> {
  const page = await readFile(path.join(dist, 'index.html'), 'utf8');
  const { html, styles } = await renderLogin();
  await mkdir(path.join(dist, 'login'), { recursive: true });
  await writeFile(
    path.join(dist, 'login/index.html'),
    page
      .replace('</head>', () => `${styles}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`),
  );
  const preloads = (await portalFiles(dist))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
  await writeFile(
    path.join(dist, 'index.html'),
    page.replace('</head>', () => `${preloads}</head>`),
  );
}

async function renderLogin(): Promise<{ html: string; styles: string }> {
  const outDir = path.join(root, '.cache/prerender');
  await build({
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      ssr: path.join(root, 'src/prerender.tsx'),
      outDir,
      emptyOutDir: true,
      manifest: false,
    },
  });
  const file = pathToFileURL(path.join(outDir, 'prerender.js')).href;
  const { renderLogin: render } = (await import(file)) as typeof import('../src/prerender.tsx');
  const rendered = render();
  await rm(outDir, { recursive: true });
  return rendered;
}

/** The chunks that every logged-in screen needs: the portal's and the signer's, with what they import. */
async function portalFiles(dist: string): Promise<string[]> {
  const manifest = JSON.parse(
    await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'),
  ) as Record<string, ManifestChunk>;
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  add('Portal.tsx');
  add('api/signing.ts');
  return [...files];
}
