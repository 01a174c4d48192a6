/** @module-tag long */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Runs `npm run contract` with these words, without a terminal that could answer. */
const run = (...words: string[]): Promise<{ code: number; out: string; error: string }> =>
  new Promise((resolve) => {
    const cli = path.join(import.meta.dirname, 'cli.ts');
    execFile(process.execPath, ['--import', 'tsx', cli, ...words], (failure, out, error) =>
      resolve({ code: Number(failure?.code ?? 0), out, error }),
    );
  });

test('It says what it would call, and calls nothing', { timeout: 60_000 }, async () => {
  const words = ['--dry-run', '--target', 'http://localhost:1', '--user', 'a', '--password', 'b'];
  const { code, out, error } = await run(...words, '--only', 'getBilling,putTrafficControl');
  expect([code, error]).toEqual([0, '']);
  expect(out).toMatch(/^Reads, .*:\n {2}getBilling \(GET \/api\/.*\/billing\)\n/);
  expect(out).toMatch(/\nWrites, with --writes only:\n {2}putTrafficControl \(PUT .*\n$/);
});

test.each([
  [
    'an unknown name',
    ['--only', 'getNothing'],
    '--only getNothing is no operation and no document.',
  ],
  [
    'writes that nobody has agreed to',
    ['--target', 'http://localhost:1', '--user', 'a', '--password', 'b', '--writes'],
    '--writes changes this account: say --yes with it.',
  ],
  [
    'a server that isn’t there',
    ['--target', 'http://localhost:1', '--user', 'a', '--password', 'b'],
    expect.stringMatching(/^http:\/\/localhost:1\/.*: .*ECONNREFUSED/),
  ],
])('It ends with 2 and one line for %s', { timeout: 60_000 }, async (_what, words, line) => {
  const { code, error } = await run(...words);
  expect(code).toBe(2);
  expect(error.trim().split('\n').at(-1)).toEqual(line);
  expect(error).not.toMatch(/^ +at /m);
});

test(
  'It ends with 1 where something new is found, and tells it',
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'minamo-contract-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    expect((await run('--only', 'getUser')).code).toBe(0);

    const slow = ['--only', 'getUser', '--latency', '0.001'];
    const found = await run(...slow, '--report', folder);
    expect(found.code).toBe(1);
    expect(found.out).toContain('slow');
    expect(readdirSync(folder).sort()).toEqual([
      'findings.json',
      'junit.xml',
      'report.html',
      'report.sarif',
    ]);

    const again = await run(...slow, '--baseline', path.join(folder, 'findings.json'));
    expect(again.code).toBe(0);
  },
);
