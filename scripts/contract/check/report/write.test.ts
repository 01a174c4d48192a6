import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { htmlReport } from './html.ts';
import { junitReport } from './junit.ts';
import { sarifReport } from './sarif.ts';
import { testFinding, testResult } from './testResult.ts';
import { writeReport } from './write.ts';

const parent = await mkdtemp(path.join(os.tmpdir(), 'minamo-write-'));

afterAll(() => rm(parent, { recursive: true }));

test('All files of a report are written, into a folder that may be missing or there', async () => {
  const folder = path.join(parent, 'a/b');
  const result = testResult({ findings: [testFinding()], notTested: ['x'], stopped: 'Stopped' });
  await writeReport(testResult(), folder);
  await writeReport(result, folder);
  expect((await readdir(folder)).sort()).toEqual([
    'findings.json',
    'junit.xml',
    'report.html',
    'report.sarif',
  ]);
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  expect(await read('junit.xml')).toBe(junitReport(result));
  expect(await read('report.html')).toBe(htmlReport(result));
  expect(await read('report.sarif')).toBe(sarifReport(result));
  const { operations, ...summary } = result;
  expect(operations).toHaveLength(1);
  const text = await read('findings.json');
  expect(JSON.parse(text)).toEqual(summary);
  expect(text).toMatch(/^\{\n {2}"about": [^]*\n\}\n$/);
});
