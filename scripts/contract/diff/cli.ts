import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandLine } from '../../tools/commandLine.ts';
import { bundleDocument, documentNames, openapiDir } from '../documents.ts';
import { compareDocuments, compareServers } from './compare.ts';
import { changesOf, type Diff, formats } from './report.ts';
import { screensByOperation } from './screens.ts';

const temporary: string[] = [];

/** The folder of a version; a git revision is unpacked into a temporary one. */
async function folderOf(version: string): Promise<string> {
  if (existsSync(path.join(version, 'redocly.yaml'))) return path.resolve(version);
  const folder = await mkdtemp(path.join(tmpdir(), 'minamo-contract-'));
  temporary.push(folder);
  try {
    const archive = execFileSync('git', ['archive', '--format=tar', version, 'openapi'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 28,
    });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
  } catch {
    throw new Error(
      `${version} is neither a folder with redocly.yaml nor a revision of git that has openapi/.`,
    );
  }
  return path.join(folder, 'openapi');
}

async function compare(older: string, newer: string | undefined): Promise<Diff> {
  const [from, to] = [await folderOf(older), newer ? await folderOf(newer) : openapiDir];
  const screensOf = screensByOperation();
  const diff: Diff = { older, newer: newer ?? 'openapi/', documents: [], operations: [] };
  for (const name of documentNames) {
    const [a, b] = [await bundleDocument(name, from), await bundleDocument(name, to)];
    const changes = compareServers(a.spec, b.spec);
    if (changes.length) diff.documents.push({ document: name, changes });
    for (const operation of compareDocuments(name, a.spec, b.spec))
      diff.operations.push({ ...operation, screens: screensOf(operation.operationId) });
  }
  return diff;
}

const { values, words } = commandLine({
  name: 'npm run contract:diff',
  does: 'what changed in the contract, and for whom. Ends with 0, with 1 when something breaks, with 2 when it could not run.',
  words: {
    name: 'OLD [NEW]',
    does: 'folders with the contract (as openapi/), or revisions of git; NEW is openapi/ when left out',
  },
  options: {
    format: {
      value: Object.keys(formats).join(' | '),
      does: 'text (default), for programs, or for a merge request',
    },
  },
});
try {
  const [older, newer, ...more] = words;
  if (!older || more.length)
    throw new Error('Name one version or two: npm run contract:diff -- main [NEW].');
  const { format = 'text' } = values;
  const reported = Object.entries(formats).find(([name]) => name === format)?.[1];
  if (!reported) throw new Error(`--format is ${Object.keys(formats).join(', ')}, not ${format}.`);
  const diff = await compare(older, newer);
  console.log(reported(diff));
  process.exitCode = changesOf(diff).some(({ weight }) => weight === 'breaking') ? 1 : 0;
} catch (error) {
  console.error((error as Error).message.split('\n')[0]);
  process.exitCode = 2;
} finally {
  await Promise.all(temporary.map((folder) => rm(folder, { recursive: true, force: true })));
}
