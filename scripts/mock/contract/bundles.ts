import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  bundleDocument,
  documents,
  openapiDir,
  type DocumentName,
} from '../../contract/documents.ts';

/** A bundled OpenAPI document: all references are local. */
export type Spec = Record<string, unknown>;

export type Bundles = Partial<Record<DocumentName, Spec>>;

const cacheDir = path.resolve(import.meta.dirname, '../../../node_modules/.cache/minamo');

/**
 * The bundled documents of the contract. Bundling takes a second or two, so the result is kept until a
 * file of the contract changes.
 * @throws Error with file, line and reason when the contract is broken
 */
export async function loadBundles(): Promise<Bundles> {
  const file = path.join(cacheDir, `bundles-${await contractHash()}.json`);
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept) return JSON.parse(kept) as Bundles;
  const bundles = Object.fromEntries(
    await Promise.all(
      documents.map(async ({ name }) => [name, (await bundleDocument(name)).spec] as const),
    ),
  ) as Bundles;
  await mkdir(cacheDir, { recursive: true });
  await writeFile(file, JSON.stringify(bundles));
  return bundles;
}

async function contractHash(): Promise<string> {
  const entries = await readdir(openapiDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}
