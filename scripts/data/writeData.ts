import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { compressTexts } from '../build/compress.ts';
import { bankFiles } from './bankData.ts';
import { versionOf } from './dataPackages.ts';
import { postalFiles } from './postalData.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What the files are made by, besides the packages. */
const makers = [
  'scripts/data/bankData.ts',
  'scripts/build/compress.ts',
  'scripts/data/writeData.ts',
  'scripts/data/postalData.ts',
];

/** Changes with what the data are made of, so that no build publishes those of an earlier version. */
export function dataKey(): string {
  const hash = createHash('sha256');
  for (const file of makers) hash.update(readFileSync(path.join(root, file)));
  const versions = [versionOf('yubin'), versionOf('zengin-code')];
  return [...versions, hash.digest('hex').slice(0, 8)].join('_');
}

/**
 * Writes postal codes (`postal/150.json`) and banks (`banks/0001.json`) into a build, with their compressed
 * files. To make and compress two thousand files takes longer than all else of a build, so they are kept.
 * @param published the folder of the build's files
 */
export async function writeData(published: string): Promise<void> {
  const kept = await keptFolder(path.join(root, '.cache/data'), dataKey(), async (folder) => {
    writeFiles(path.join(folder, 'postal'), postalFiles());
    writeFiles(path.join(folder, 'banks'), bankFiles());
    await compressTexts(folder);
  });
  cpSync(kept, published, { recursive: true });
}

/**
 * A folder that is made once for each key; what is left of other keys goes when it is made.
 * @param make fills an empty folder; one that fails or is interrupted leaves none
 */
export async function keptFolder(
  cache: string,
  key: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const kept = path.join(cache, key);
  if (existsSync(kept)) return kept;
  rmSync(cache, { recursive: true, force: true });
  const making = path.join(cache, 'making');
  mkdirSync(making, { recursive: true });
  await make(making);
  renameSync(making, kept);
  return kept;
}

function writeFiles(folder: string, files: Record<string, object>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, file] of Object.entries(files))
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(file));
}
