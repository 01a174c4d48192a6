import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentName, Host } from '../../contract/documents.ts';

/** A bundled OpenAPI document: all references are local. */
export type Spec = Record<string, unknown>;

export interface Bundle {
  name: DocumentName;
  host: Host;
  spec: Spec;
}

const root = path.resolve(import.meta.dirname, '../../..');
/** The folder of the contract, absolute. */
export const openapiDir = path.join(root, 'openapi');
const cacheDir = path.join(root, 'node_modules/.cache/minamo');

/** Where the package of the mock (docs/mock-package.md) brings its documents bundled; absent from the sources. */
export const packedBundles = 'openapi/bundles.json';

/**
 * The bundled documents of the contract. Bundling takes a second or two, so the result is kept until a
 * file of the contract changes.
 * @throws Error with file, line and reason when the contract is broken
 */
export async function loadBundles(): Promise<Bundle[]> {
  const packed = path.join(root, packedBundles);
  if (existsSync(packed)) return JSON.parse(await readFile(packed, 'utf8')) as Bundle[];
  const file = path.join(cacheDir, `contract-${await contractHash()}.json`);
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept) return JSON.parse(kept) as Bundle[];
  // Redocly is loaded only when there is something to bundle: it takes a third of a warm start.
  const { bundleDocument, documents } = await import('../../contract/documents.ts');
  const bundles = await Promise.all(
    documents.map(async ({ name, host }) => ({ name, host, ...(await bundleDocument(name)) })),
  );
  const text = JSON.stringify(bundles.map(({ name, host, spec }) => ({ name, host, spec })));
  await mkdir(cacheDir, { recursive: true });
  for (const old of await readdir(cacheDir))
    if (/^(bundles|contract)-.*\.json$/.test(old))
      await rm(path.join(cacheDir, old), { force: true });
  // Written to another file and renamed: several processes or threads may start at the same time.
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, text);
  await rename(aside, file);
  return JSON.parse(text) as Bundle[];
}

/** A hash that changes when a file of the contract changes. */
export async function contractHash(): Promise<string> {
  const entries = await readdir(openapiDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}
