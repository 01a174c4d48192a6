import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { lint, loadConfig } from '@redocly/openapi-core';
import { commandLine } from '../commandLine.ts';
import { documentNames, documents, openapiDir } from './documents.ts';
import { formatFailure, formatProblem } from './problems.ts';

/**
 * Lints documents, all eight unless told, by the rules of openapi/redocly.yaml.
 * @returns one line for each problem, `file:line rule message`, sorted, each once even where a shared file has it
 */
export async function lintContract(names = documentNames): Promise<string[]> {
  const config = await loadConfig({ configPath: path.join(openapiDir, 'redocly.yaml') });
  const lines = new Set<string>();
  // One after the other: Redocly's example validator is one for the process and mixes documents up.
  for (const document of documents.filter(({ name }) => names.includes(name))) {
    const file = path.join(openapiDir, document.file);
    const found = await lint({ ref: file, config }).then(
      (problems) => problems.map(formatProblem),
      (error: unknown) => [formatFailure(error, file)],
    );
    found.forEach((line) => lines.add(line));
  }
  return [...lines].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  commandLine({
    name: 'npm run contract:lint',
    does: 'checks the contract: `file:line rule message`, exit code 1 when there is any',
    options: {},
  });
  const lines = await lintContract();
  for (const line of lines) console.error(line);
  if (lines.length) process.exitCode = 1;
}
