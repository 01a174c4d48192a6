import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { lint, loadConfig } from '@redocly/openapi-core';
import { commandLine } from '../tools/commandLine.ts';
import { type DocumentName, documents, openapiDir } from './documents.ts';
import { flowFiles } from './flows/flows.ts';
import { formatFailure, formatProblem, reportedLines } from './problems.ts';

/**
 * Lints by the rules of openapi/redocly.yaml.
 * @param names of documents; all eight and the flows when absent
 * @returns one line for each problem, `file:line rule message`, sorted, each once even where a shared file has it
 */
export async function lintContract(names?: readonly DocumentName[]): Promise<string[]> {
  const config = await loadConfig({ configPath: path.join(openapiDir, 'redocly.yaml') });
  const lines: string[] = [];
  const files = documents
    .filter(({ name }) => names?.includes(name) ?? true)
    .map(({ file }) => path.join(openapiDir, file));
  if (!names) files.push(...(await flowFiles()));
  // One after the other: Redocly's example validator is one for the process and mixes documents up.
  for (const file of files) {
    const found = await lint({ ref: file, config }).then(
      (problems) => problems.map(formatProblem),
      (error: unknown) => [formatFailure(error, file)],
    );
    lines.push(...found);
  }
  return reportedLines(lines);
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
