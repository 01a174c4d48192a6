import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Result } from '../run.ts';
import { htmlReport } from './html.ts';
import { junitReport } from './junit.ts';
import { sarifReport } from './sarif.ts';

/** Writes all files of a report into a folder, which is made when it is missing. */
export async function writeReport(result: Result, folder: string): Promise<void> {
  const { about, findings, coverage, notTested, untested, isBlind, calls, seconds, stopped } =
    result;
  const reported = { notTested, untested, isBlind, calls, seconds, stopped };
  const summary = { about, findings, coverage, ...reported };
  await mkdir(folder, { recursive: true });
  const files: Record<string, string> = {
    'report.html': htmlReport(result),
    'junit.xml': junitReport(result),
    'report.sarif': sarifReport(result),
    'findings.json': `${JSON.stringify(summary, null, 2)}\n`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
}
