/** @module-tag long */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { Ran } from './startCommands.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** What npm runs of this repository's own; the other commands are tools with a help of their own. */
const own = Object.entries(scripts).flatMap(([name, line]) => {
  const [tool, file = ''] = line.split(' ');
  return tool === 'tsx' ? [[name, file] as const] : [];
});

/** Prism's command has options of its own. */
const readsItsOwn = /^prism$/;

/** Commands that others import, and that ended by themselves are no module any more: these have a process of theirs. */
const isImported = ([, file]: (typeof own)[number]) =>
  readFileSync(path.join(root, file), 'utf8').includes('import.meta.url === ');

const given = (name: string) => (readsItsOwn.test(name) ? '--help' : '--nonsense');

/** What each does with its option, in one process for all. */
async function started(commands: typeof own): Promise<(Ran & { name: string })[]> {
  const lines = JSON.stringify(commands.map(([name, file]) => [file, [given(name)]]));
  const args = ['--import', 'tsx', 'scripts/tools/startCommands.ts', lines];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  const all = JSON.parse(stdout) as Ran[];
  return all.map((ran, index) => ({ ...ran, name: commands[index]?.[0] ?? '' }));
}

test('Each command refuses an option that it does not know with those that it has', async () => {
  expect(own.length).toBeGreaterThan(15);
  const all = await Promise.all([
    started(own.filter(isImported)),
    started(own.filter((one) => !isImported(one))),
  ]);
  for (const { name, code, stdout, stderr } of all.flat()) {
    if (readsItsOwn.test(name)) {
      expect([code, stderr], name).toEqual([0, '']);
      expect(stdout, name).toMatch(`npm run ${name}`);
    } else {
      expect(code, name).toBe(2);
      expect(stderr.trim()).toMatch(
        new RegExp(`^npm (run )?${name} has no option --nonsense; it has .*--help.$`),
      );
    }
  }
  expect(all.flat()).toHaveLength(own.length);
}, 120_000);
