import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

/** How many tests passed and failed; what was left out counts as failed. */
export interface Count {
  passed: number;
  failed: number;
  /** Each file, and how long its tests took, in ms. */
  files: [string, number][];
}

const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
const root = path.resolve(import.meta.dirname, '../..');
const report = path.join(root, '.cache/e2e/report.json');

/**
 * Runs browser tests by Playwright's own command.
 * @param args of `playwright test`: words of file names, options
 */
export function runPlaywright(args: readonly string[]): Count {
  rmSync(report, { force: true });
  const { status } = playwright(['test', '--pass-with-no-tests', ...args]);
  if (!existsSync(report)) return { passed: 0, failed: 1, files: [] };
  const { stats, errors, suites } = JSON.parse(readFileSync(report, 'utf8')) as JSONReport;
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return {
    passed: stats.expected,
    failed: status === 0 ? failed : Math.max(failed, 1),
    files: suites.map((suite) => [`tests/e2e/${suite.file}`, durationOf(suite)]),
  };
}

/** How long the tests of a suite took together, in ms. */
const durationOf = ({ specs, suites = [] }: JSONReportSuite): number =>
  [
    ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)),
    ...suites.map((suite) => ({ duration: durationOf(suite) })),
  ].reduce((sum, { duration }) => sum + duration, 0);

/**
 * Runs the failed tests once more to make their traces; making one for every test would take a third more
 * time. The outcome doesn't change the count.
 */
export function traceFailed(): void {
  console.log('\nWhat failed runs once more for its trace; how it ends does not count.');
  const folder = '.cache/e2e/traced';
  const options = ['--last-failed', '--trace=on', '--max-failures=10', '--reporter=dot,html'];
  playwright(['test', ...options], {
    PLAYWRIGHT_HTML_OUTPUT_DIR: path.join(root, folder),
    PLAYWRIGHT_HTML_OPEN: 'never',
  });
  console.log(`The traces: npx playwright show-report ${folder}`);
}

function playwright(args: readonly string[], env: Record<string, string> = {}) {
  return spawnSync(process.execPath, [cli, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
}
