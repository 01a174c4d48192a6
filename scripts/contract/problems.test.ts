import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lint, loadConfig } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleDocument, openapiDir } from './documents.ts';
import { formatFailure, formatProblem, reportedLines } from './problems.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'minamo-openapi-'));
  await cp(openapiDir, folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

/** Leaves a bracket of a file open; gives how the mistake is reported, without the folder. */
async function broken(file: string): Promise<{ bundled: string; linted: string[] }> {
  const at = path.join(folder, file);
  const text = await readFile(at, 'utf8');
  await writeFile(at, text.replace(/^(.*): .+\n/m, '$1: [open\n'));
  const reported = (line: string) => line.slice(line.indexOf(file));
  const ref = path.join(folder, 'read/mobile.yaml');
  const config = await loadConfig({ configPath: path.join(folder, 'redocly.yaml') });
  const problems = await lint({ ref, config }).then(
    (found) => found.map(formatProblem),
    (error: unknown) => [formatFailure(error, ref)],
  );
  const bundled = await bundleDocument('read-mobile', folder).then(
    () => 'no mistake',
    (error: unknown) => (error as Error).message,
  );
  await writeFile(at, text);
  return { bundled: reported(bundled), linted: reportedLines(problems).map(reported) };
}

test.for(['read/mobile.yaml', 'read/mobile/traffic.yaml', 'shared/parameters.yaml'])(
  'broken YAML in %s is one line with file and line, also where others refer to it',
  async (file) => {
    const { bundled, linted } = await broken(file);
    expect(bundled).toMatch(new RegExp(`^${file}:\\d+ yaml [a-z ]+$`));
    expect(linted).toEqual([bundled]);
  },
);
