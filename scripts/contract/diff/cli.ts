import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bundleDocument, documentNames, openapiDir } from '../documents.ts';
import { compareDocuments, type OperationDiff } from './compare.ts';
import { screensByPath } from './screens.ts';

const usage = `npm run contract:diff -- OLD [NEW]: what changed in the contract, and for whom.

  OLD, NEW   a folder with the contract (as openapi/), or a revision of git; NEW is openapi/ when left out

Exit code: 0 nothing breaking, 1 breaking changes, 2 could not run.`;

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

async function diff(older: string, newer: string): Promise<OperationDiff[]> {
  const [from, to] = [await folderOf(older), await folderOf(newer)];
  const found: OperationDiff[] = [];
  for (const name of documentNames) {
    const [a, b] = [await bundleDocument(name, from), await bundleDocument(name, to)];
    found.push(...compareDocuments(name, a.spec, b.spec));
  }
  return found;
}

function print(diffs: OperationDiff[]): void {
  const screensOf = screensByPath();
  for (const { operationId, call, changes } of diffs) {
    const screens = screensOf(call.slice(call.indexOf(' ') + 1));
    console.log(`\n${operationId}  ${call}`);
    console.log(`  used by: ${screens.join(', ') || 'no screen'}`);
    for (const { weight, what } of changes)
      console.log(`  ${weight === 'breaking' ? 'BREAKING ' : '         '}${what}`);
  }
  const all = diffs.flatMap(({ changes }) => changes);
  const broken = all.filter(({ weight }) => weight === 'breaking').length;
  console.log(`\n${all.length} changes of ${diffs.length} operations, ${broken} of them breaking`);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  });
  const [older, newer = openapiDir] = positionals;
  if (values.help || !older) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 2;
  } else {
    const diffs = await diff(older, newer);
    print(diffs);
    const isBreaking = diffs.some((d) => d.changes.some(({ weight }) => weight === 'breaking'));
    process.exitCode = isBreaking ? 1 : 0;
  }
} catch (error) {
  console.error((error as Error).message.split('\n')[0]);
  process.exitCode = 2;
} finally {
  await Promise.all(temporary.map((folder) => rm(folder, { recursive: true, force: true })));
}
