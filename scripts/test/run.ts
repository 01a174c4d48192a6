import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startVitest } from 'vitest/node';
import { makeBuild } from '../serve/host/testBuilds.ts';
import { commandLine } from '../tools/commandLine.ts';
import { ensureBrowser } from './browser.ts';
import { isLong, LongFirst } from './longFirst.ts';
import { type Count, runPlaywright, traceFailed } from './playwright.ts';
import { browserTestsReached, changedFiles } from './reach.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface Chosen {
  /** Words of file names; all files without any. */
  words: string[];
  /** Whether all are run: unit tests tagged `long`, and browser tests that aren't `@core`. */
  withLong: boolean;
  /** The commit since which a file must have changed for a test that it reaches to run. */
  since?: string;
}

/** Unit and mock tests. */
async function runVitest({ words, withLong, since }: Chosen): Promise<Count> {
  const vitest = await startVitest('test', words, {
    run: true,
    watch: false,
    passWithNoTests: true,
    sequence: { sequencer: LongFirst },
    ...(since !== undefined && { changed: since }),
    ...(!withLong && { tagsFilter: ['not long'] }),
  });
  const modules = vitest.state.getTestModules();
  const tests = modules
    .flatMap((module) => [...module.children.allTests()])
    .filter(({ options }) => withLong || !options.tags?.includes('long'));
  const passed = tests.filter((test) => test.result().state === 'passed').length;
  const broken = modules.filter((module) => module.errors().length).length;
  const files = modules.map((module): [string, number] => {
    const { collectDuration, duration } = module.diagnostic();
    return [path.relative(root, module.moduleId), collectDuration + duration];
  });
  await vitest.close();
  return {
    passed,
    failed: tests.length - passed + broken + vitest.state.getUnhandledErrors().length,
    files,
  };
}

/** Files of long tests whose folder has uncommitted changes or, on a branch, changes since it left `main`. */
function longTestsOfChangedFolders(): string[] {
  let changed: string[];
  try {
    changed = changedFiles('main');
  } catch {
    // Without git, or in a clone of another branch alone, nothing says what has changed.
    return [];
  }
  const folders = new Set(changed.map((file) => path.dirname(file)));
  return [...folders]
    .filter((folder) => folder.startsWith('scripts') && existsSync(path.join(root, folder)))
    .flatMap((folder) => readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((file) => file.endsWith('.test.ts') && isLong(path.join(root, file)));
}

function runBrowserTests({ words, withLong, since }: Chosen): Count {
  const reached = since === undefined ? words : browserTestsReached(changedFiles(since));
  if (since !== undefined && reached.length === 0) return { passed: 0, failed: 0, files: [] };
  const count = runPlaywright(withLong ? reached : [...reached, '--grep=@core']);
  if (count.failed > 0) traceFailed();
  return count;
}

/** Seconds that the processors of this machine have worked so far, for whomever. */
const processorSeconds = (): number =>
  os.cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys, 0) / 1000;

/** Runs a part and prints what it took. */
async function timed<Result>(name: string, part: () => Promise<Result> | Result): Promise<Result> {
  const [start, worked] = [performance.now(), processorSeconds()];
  const result = await part();
  const seconds = Math.round((performance.now() - start) / 1000);
  const processor = Math.round(processorSeconds() - worked);
  times.push(
    `${name.padEnd(22)} ${String(seconds).padStart(5)} s ${String(processor).padStart(6)} s`,
  );
  return result;
}

const times: string[] = [];

function printTimes(files: readonly [string, number][]): void {
  console.log(`\n${'Where the time went'.padEnd(22)}   clock  processor (of the whole machine)`);
  console.log(times.join('\n'));
  const slowest = [...files].sort(([, a], [, b]) => b - a).slice(0, 10);
  console.log('The ten slowest files, their tests one after the other:');
  for (const [file, ms] of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(8)} s  ${file}`);
}

async function run(chosen: Chosen): Promise<boolean> {
  const isAll = chosen.words.length === 0 && chosen.since === undefined;
  // A missing browser is reported before the unit tests take their minutes.
  if (isAll) process.env['CHROME_PATH'] ??= ensureBrowser();
  const counts = [await timed('unit and mock tests', () => runVitest(chosen))];
  const more = isAll && !chosen.withLong ? longTestsOfChangedFolders() : [];
  if (more.length > 0)
    counts.push(
      await timed('long ones, by folder', () => runVitest({ words: more, withLong: true })),
    );
  if (isAll) await timed('build', makeBuild);
  counts.push(await timed('browser tests', () => runBrowserTests(chosen)));
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  printTimes(counts.flatMap(({ files }) => files));
  console.log(`${passed} passed, ${failed} failed`);
  // A change may reach no test.
  return failed === 0 && (passed > 0 || chosen.since !== undefined);
}

try {
  const { values, words } = commandLine({
    name: 'npm test',
    does: 'the unit, mock and browser tests',
    words: { name: '[WORD …]', does: 'only those whose file name contains a word' },
    options: {
      long: {
        does: 'all tests: with all browser tests, demo customers, faults of the checker, and ways to publish',
      },
      changed: { does: 'only those that uncommitted changes reach, long ones too' },
      since: { value: 'REV', does: 'with --changed: what has changed since a commit' },
    },
  });
  const since = values.since ?? (values.changed ? 'HEAD' : undefined);
  const withLong = values.long || words.length > 0 || since !== undefined;
  process.exit((await run({ words, withLong, ...(since !== undefined && { since }) })) ? 0 : 1);
} catch (error) {
  console.error((error as Error).message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
