import { createHash } from 'node:crypto';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { dataPackages, folderOf, manifestOf } from '../data/dataPackages.ts';
import { writeData } from '../data/writeData.ts';
import { hostOptions } from '../serve/host/hostOptions.ts';
import { readConfigFile } from '../serve/host/readConfigFile.ts';
import { writeHostFiles } from '../serve/host/writeHostFiles.ts';
import { sourceConfig } from '../serve/hosts.ts';
import { rulesOf } from '../serve/rules.ts';
import { compressTexts } from './compress.ts';
import { prerender } from './prerender.ts';
import { takeSourceMaps } from './sourceMaps.ts';
import { withLock } from './withLock.ts';

const root = path.resolve(import.meta.dirname, '../..');
export const dist = path.join(root, 'dist');
/** What a host needs besides: not in dist/, all of which is published. */
const distHost = path.join(root, 'dist-host');

/** Where a build goes, and the path of its origin that it is served at. */
export interface BuildPlace {
  /** All of it is published; the files are below it at `base`. */
  folder: string;
  /** Between slashes: `/` or `/mypage/`. */
  base: string;
}

const usualPlace: BuildPlace = { folder: dist, base: '/' };

/** What the build is made from: tests, contract and mock are not among it. */
const sources = [
  'src',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'scripts/build/prerender.ts',
  'scripts/build/build.ts',
  'scripts/build/compress.ts',
  'scripts/build/sourceMaps.ts',
  'scripts/build/chunks.ts',
  'scripts/build/compileHint.ts',
  'scripts/build/browserSupport',
  'scripts/data',
];

function fingerprint(base: string): string {
  const hash = createHash('sha256').update(base);
  const add = (file: string) => {
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).sort()) add(path.join(file, name));
    } else if (!/\.test\.tsx?$/.test(file)) {
      hash.update(path.relative(root, file)).update(readFileSync(file));
    }
  };
  for (const source of sources) add(path.join(root, source));
  return hash.digest('hex');
}

/** Adds the packages that only bring data, which the bundler doesn't see, to the notices that it has written. */
function addDataNotices(published: string): void {
  for (const [name, licenceFile] of Object.entries(dataPackages)) {
    const { version, license } = manifestOf(name);
    const text = readFileSync(path.join(folderOf(name), licenceFile), 'utf8').trim();
    const notice = `\n## ${name} - ${version} (${license})\n\n${text}\n`;
    appendFileSync(path.join(published, 'third-party-notices.txt'), notice);
  }
}

/**
 * Builds the portal unless what it is made from hasn't changed since the last build.
 * @param configFile the environment's config.json, which is put into the folder either way
 * @returns whether it was built now
 */
export async function buildIfChanged(
  configFile = sourceConfig,
  place = usualPlace,
): Promise<boolean> {
  const lock = path.join(root, '.cache/build.lock');
  const built = await withLock(lock, () => buildUnless(fingerprint(place.base), place));
  const config = path.join(place.folder, place.base, 'config.json');
  // The same file isn't written again: a server may be reading it.
  const isThere = existsSync(config) && readFileSync(config).equals(readFileSync(configFile));
  if (!isThere) copyFileSync(configFile, config);
  return built;
}

async function buildUnless(stamp: string, { folder, base }: BuildPlace): Promise<boolean> {
  const stampFile = path.join(root, '.cache', `${path.basename(folder)}.stamp`);
  const isBuilt = existsSync(path.join(folder, base, 'index.html')) && existsSync(stampFile);
  if (isBuilt && readFileSync(stampFile, 'utf8') === stamp) return false;
  // In a new folder: the build before is served until this one is complete.
  const made = path.join(root, '.cache/build', path.basename(folder));
  const published = path.join(made, base);
  rmSync(made, { recursive: true, force: true });
  // The test runner sets another mode, in which the styles would break the page's policy.
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    await build({
      configFile: path.join(root, 'vite.config.ts'),
      logLevel: 'warn',
      base,
      build: { outDir: published },
    });
    await prerender(published, base);
    takeSourceMaps(published, path.join(root, 'dist-maps'));
    addDataNotices(published);
    await compressTexts(published);
    await writeData(published);
  } finally {
    process.env['NODE_ENV'] = NODE_ENV;
  }
  // Removed first, so that no stamp describes another build than its own.
  rmSync(stampFile, { force: true });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  renameSync(made, folder);
  writeFileSync(stampFile, stamp);
  return true;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const { configFile, base, hstsSubdomains } = hostOptions();
    const config = readConfigFile(configFile);
    const isNew = await buildIfChanged(configFile, { folder: dist, base });
    console.log(isNew ? 'Built into dist/.' : 'dist/ is fresh.');
    writeHostFiles(distHost, rulesOf(dist, config, { base, hstsSubdomains }));
    console.log('dist-host/ has what a host needs: docs/production.md says how to use it.');
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
