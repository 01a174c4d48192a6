import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** What npm runs of this repository's own; the other commands are tools with a help of their own. */
const own = Object.entries(scripts).flatMap(([name, line]) => {
  const [tool, file = ''] = line.split(' ');
  return tool === 'tsx' ? [[name, file] as const] : [];
});

/** These read their line by themselves, as Prism's command has options of its own. */
const readsItsOwn = /^(prism|contract(:app|:diff)?)$/;

interface Ran {
  code: number;
  stdout: string;
  stderr: string;
}

const run = (file: string, args: string[]): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', file, ...args],
      { cwd: root },
      (error, stdout, stderr) => {
        const code = typeof error?.code === 'number' ? error.code : 0;
        resolve({ code, stdout, stderr });
      },
    );
  });

test('Each command refuses an option that it does not know with those that it has', async () => {
  expect(own.length).toBeGreaterThan(15);
  const waiting = [...own];
  const check = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [name, file] = next;
      if (readsItsOwn.test(name)) {
        const help = await run(file, ['--help']);
        expect([help.code, help.stderr], name).toEqual([0, '']);
        expect(help.stdout, name).toMatch(`npm run ${name}`);
      } else {
        const refused = await run(file, ['--nonsense']);
        expect(refused.code, name).toBe(2);
        expect(refused.stderr.trim()).toMatch(
          new RegExp(`^npm (run )?${name} has no option --nonsense; it has .*--help.$`),
        );
      }
    }
  };
  await Promise.all([check(), check()]);
}, 120_000);
