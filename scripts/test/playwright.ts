import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';

/** How many tests passed and failed; what was left out counts as failed. */
export interface Count {
  passed: number;
  failed: number;
}

const root = path.resolve(import.meta.dirname, '../..');
const report = path.join(root, '.cache/e2e/report.json');

/**
 * Runs browser tests by Playwright's own command.
 * @param args of `playwright test`: words of file names, options
 */
export function runPlaywright(args: readonly string[]): Count {
  rmSync(report, { force: true });
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const { status } = spawnSync(process.execPath, [cli, 'test', '--pass-with-no-tests', ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8')) as JSONReport;
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return { passed: stats.expected, failed: status === 0 ? failed : Math.max(failed, 1) };
}
