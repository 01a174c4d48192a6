import path from 'node:path';
import { bundle, loadConfig } from '@redocly/openapi-core';
import { formatFailure, formatProblem } from './problems.ts';

/** The folder of the contract, absolute. */
export const openapiDir = path.resolve(import.meta.dirname, '../../openapi');

/** The host that serves a document; `service` is served by the fixed and by the mobile host. */
export type Host = 'fixed' | 'mobile' | 'auth' | 'support' | 'service';

/** The eight documents, in the order of openapi/README.md. */
export const documents = [
  { name: 'auth', file: 'auth/auth.yaml', host: 'auth' },
  { name: 'support', file: 'auth/support.yaml', host: 'support' },
  { name: 'read-fixed', file: 'read/fixed.yaml', host: 'fixed' },
  { name: 'read-service', file: 'read/service.yaml', host: 'service' },
  { name: 'read-mobile', file: 'read/mobile.yaml', host: 'mobile' },
  { name: 'write-fixed', file: 'write/fixed.yaml', host: 'fixed' },
  { name: 'write-service', file: 'write/service.yaml', host: 'service' },
  { name: 'write-mobile', file: 'write/mobile.yaml', host: 'mobile' },
] as const satisfies readonly { name: string; file: string; host: Host }[];

export type DocumentName = (typeof documents)[number]['name'];

export const documentNames: readonly DocumentName[] = documents.map(({ name }) => name);

/**
 * Bundles one document: all `$ref`s into other files become local ones.
 * @param folder of the contract, the project's own unless another version is meant
 * @returns the bundled OpenAPI document as plain data, and the files that it was read from
 * @throws Error with file, line and reason when a reference or the YAML is broken
 */
export async function bundleDocument(
  name: DocumentName,
  folder = openapiDir,
): Promise<{ spec: Record<string, unknown>; files: string[] }> {
  const document = documents.find((d) => d.name === name);
  if (!document)
    throw new Error(
      `There is no document ${name}: take one of ${documents.map((d) => d.name).join(', ')}.`,
    );
  const config = await loadConfig({ configPath: path.join(folder, 'redocly.yaml') });
  const file = path.join(folder, document.file);
  const result = await bundle({ ref: file, config }).catch((error: unknown) => {
    throw new Error(formatFailure(error, file));
  });
  const problem = result.problems.find((p) => p.severity === 'error');
  if (problem) throw new Error(formatProblem(problem));
  return {
    spec: result.bundle.parsed as Record<string, unknown>,
    files: [...result.fileDependencies],
  };
}
