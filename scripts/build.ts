import { createHash } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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

/** Packages that only bring data, which the bundler doesn't see, with the file of their licence. */
const dataPackages = { yubin: 'LICENSE', 'zengin-code': 'LICENSE.txt' };

/** Adds them to the notices that the bundler has written of all others. */
function addDataNotices(): void {
  for (const [name, licenceFile] of Object.entries(dataPackages)) {
    const folder = path.join(root, 'node_modules', name);
    const { version, license } = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    ) as { version: string; license: string };
    const text = readFileSync(path.join(folder, licenceFile), 'utf8').trim();
    const notice = `\n## ${name} - ${version} (${license})\n\n${text}\n`;
    appendFileSync(path.join(dist, 'third-party-notices.txt'), notice);
  }
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
    addDataNotices();
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
