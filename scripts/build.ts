import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compressAssets } from './compress.ts';
import { writePostalFiles } from './postal/postalData.ts';
import { prerender } from './prerender.ts';

const root = path.resolve(import.meta.dirname, '..');
export const dist = path.join(root, 'dist');
const stampFile = path.join(dist, '.stamp');

/** What the build is made from: tests, contract and mock are not among it. */
const sources = [
  'src',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'scripts/prerender.ts',
  'scripts/build.ts',
  'scripts/compress.ts',
  'scripts/chunks.ts',
  'scripts/compileHint.ts',
  'scripts/unusedMui.ts',
  'scripts/browserSupport',
  'scripts/banks',
  'scripts/postal',
];

function fingerprint(): string {
  const hash = createHash('sha256');
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

/**
 * Builds the portal into dist/ unless what it is made from hasn't changed since the last build.
 * @returns whether it was built now
 */
export async function buildIfChanged(): Promise<boolean> {
  const stamp = fingerprint();
  try {
    if (readFileSync(stampFile, 'utf8') === stamp) return false;
  } catch {
    // Never built.
  }
  // The test runner sets another mode, in which the styles would break the page's policy.
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    await build({ configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' });
    await prerender(dist);
    writePostalFiles(dist);
    await compressAssets(path.join(dist, 'assets'));
  } finally {
    process.env['NODE_ENV'] = NODE_ENV;
  }
  writeFileSync(stampFile, stamp);
  return true;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log((await buildIfChanged()) ? 'Built into dist/.' : 'dist/ is fresh.');
}
