import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Prerender from '@/prerender.tsx';
import { lateNote } from './browserSupport/pages.ts';

interface ManifestChunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}
type Manifest = Record<string, ManifestChunk>;

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Finishes a build: /login gets its markup and critical CSS, every other address the CSS of its first
 * drawing and the preloads of the portal, which it always needs; the card's document goes to its addresses.
 * @param dist the folder of the build
 * @param base the path that the portal is served at, between slashes: `/` or `/mypage/`
 */
export async function prerender(dist: string, base: string): Promise<void> {
  const build = await idOf(dist);
  const read = async (name: string) =>
    (await readFile(path.join(dist, name), 'utf8')).replace(
      '</head>',
      () => `<meta name="build" content="${build}"></head>`,
    );
  const page = await read('index.html');
  const { html, styles, portalStyles } = await drawPages(base);
  const pressed = await addPressed(dist);
  const manifest = JSON.parse(
    await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const files = preloadsOf(manifest);
  // Vite has already listed what the entry imports; Firefox reports an error for a file that is listed twice.
  const preloadsFor = (...keys: string[]) =>
    files(keys)
      .filter((file) => !page.includes(`href="${base}${file}"`))
      .map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`)
      .join('');
  const preloads = preloadsFor('login');
  await mkdir(path.join(dist, 'login'), { recursive: true });
  await writeFile(
    path.join(dist, 'login/index.html'),
    page
      .replace('<script type="module"', (main) => `${deferred(base + pressed)}${main}`)
      .replace('</head>', () => `${styles}${preloads}</head>`)
      .replace(emptyRoot, () => `<div id="root" data-drawn>${html}</div>`),
  );
  const card = withLateNote(await read('card.html'));
  if ([...reachedFrom('card.html', manifest)].some((file) => /\/portal-/.test(file)))
    throw new Error('The card’s document loads the portal: fix it in scripts/build/chunks.ts');
  const early = (await readdir(path.join(dist, 'assets'))).find((f) => /^early-.+\.js$/.test(f));
  if (!early)
    throw new Error('early.ts is no chunk of the build: fix it in scripts/build/chunks.ts');
  const withPreloads = (styles: string, screen?: string) =>
    withLateNote(page)
      .replace(
        '<script type="module"',
        (portal) => `${screen ? runFirst(`${base}assets/${early}`) : ''}${portal}`,
      )
      .replace(
        '</head>',
        () =>
          `${styles}${preloadConfig(base)}${preloadsFor('portal', ...(screen ? [screen] : []))}</head>`,
      );
  await writeFile(path.join(dist, 'index.html'), withPreloads(portalStyles.other));
  for (const [address, { screen, look }] of Object.entries(entrances)) {
    await mkdir(path.join(dist, address), { recursive: true });
    await writeFile(
      path.join(dist, address, 'index.html'),
      withPreloads(portalStyles[look], screen),
    );
  }
  for (const address of cardAddresses) {
    await mkdir(path.join(dist, address), { recursive: true });
    await writeFile(path.join(dist, address, 'index.html'), card);
  }
  await rm(path.join(dist, 'card.html'));
  // Only this step needs it, and all of dist is published.
  await rm(path.join(dist, '.vite'), { recursive: true });
}

const emptyRoot = '<div id="root"></div>';

/** A page that says so when its code doesn't come; the portal replaces it. /login has fields that work without. */
function withLateNote(page: string): string {
  if (!page.includes(emptyRoot))
    throw new Error('A page has no #root: fix it in scripts/build/prerender.ts');
  return page
    .replace('</head>', () => `${lateNote.style}</head>`)
    .replace(emptyRoot, () => `<div id="root">${lateNote.html}</div>`);
}

/** Names a build by what is in it: eight hexadecimal digits, made of the names of its files, which hold their hashes. */
async function idOf(dist: string): Promise<string> {
  const names = (await readdir(path.join(dist, 'assets'))).sort().join();
  return createHash('sha256').update(names).digest('hex').slice(0, 8);
}

/** Addresses of the document in which cards are typed. */
const cardAddresses = ['payment/credit_card', 'mobile/payment/credit_card'];

/** Where visits begin besides /login: these pages fetch their screen's code along with the portal's. */
const entrances = {
  top: { screen: 'screens/fibre/top/TopScreen.tsx', look: 'top' },
  'mobile/top': { screen: 'screens/mobile/top/MobileTopScreen.tsx', look: 'mobileTop' },
  service: { screen: 'screens/account/ServiceScreen.tsx', look: 'other' },
} as const;

const preloadConfig = (base: string) =>
  `<link rel="preload" as="fetch" crossorigin href="${base}config.json">`;
/** A script that runs first: it sends the reads of a top while the browser still fetches the rest. */
const runFirst = (src: string) =>
  `<script type="module" crossorigin fetchpriority="high" src="${src}"></script>`;
/** A script that is fetched while the page is parsed, and runs before the page's own code. */
const deferred = (src: string) => `<script defer fetchpriority="high" src="${src}"></script>`;

/**
 * Copies `src/pressQueue.js`, which keeps presses until /login's code has come, into a build. It is small
 * enough to stay as it is.
 * @returns its file, below dist
 */
async function addPressed(dist: string): Promise<string> {
  const source = await readFile(path.join(root, 'src/pressQueue.js'), 'utf8');
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  const file = `assets/pressed-${hash}.js`;
  await writeFile(path.join(dist, file), source);
  return file;
}

interface Drawn {
  /** Markup of /login, and its critical CSS. */
  html: string;
  styles: string;
  portalStyles: ReturnType<typeof Prerender.portalStyles>;
}

async function drawPages(base: string): Promise<Drawn> {
  const outDir = path.join(root, '.cache/prerender');
  await build({
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    base,
    build: {
      ssr: path.join(root, 'src/prerender.tsx'),
      outDir,
      emptyOutDir: true,
      manifest: false,
    },
  });
  const file = pathToFileURL(path.join(outDir, 'prerender.js')).href;
  const { renderLogin, portalStyles } = (await import(file)) as typeof Prerender;
  const drawn = { ...renderLogin(), portalStyles: portalStyles() };
  await rm(outDir, { recursive: true });
  return drawn;
}

/**
 * The chunks that a page needs, with what they import.
 * @returns gives the files for the names of chunks (`chunks.ts`) and for screens by their path below src
 */
function preloadsOf(manifest: Manifest): (keys: string[]) => string[] {
  const add = (files: Set<string>, name: string) => {
    // A chunk that scripts/build/chunks.ts named is `_name-hash.js` in the manifest.
    const key = Object.keys(manifest).find((k) => k === name || k.startsWith(`_${name}-`));
    const chunk = key && manifest[key];
    if (!chunk)
      throw new Error(`${name} is no chunk of the build: fix it in scripts/build/prerender.ts`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach((imported) => add(files, imported));
  };
  return (keys) => {
    const files = new Set<string>();
    for (const key of keys) add(files, key);
    return [...files];
  };
}

/** The files of all chunks that a chunk may load, now or later, without those that `core` loads later, on /login only. */
function reachedFrom(key: string, manifest: Manifest, files = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  const later = key.startsWith('_core-') ? [] : (chunk.dynamicImports ?? []);
  for (const next of [...(chunk.imports ?? []), ...later]) reachedFrom(next, manifest, files);
  return files;
}
