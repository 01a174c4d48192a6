import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

test('what only an edit or a build needs is not loaded at the start: the compiler, MDN’s data', async () => {
  const program = `
    import { createRequire } from 'node:module';
    await Promise.all([import('./vite.config.ts'), import('./scripts/serve/development.ts')]);
    console.log(Object.keys(createRequire(import.meta.url).cache).join());
  `;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  expect(stdout).toMatch('node_modules');
  expect(stdout).not.toMatch('node_modules/typescript/');
  expect(stdout).not.toMatch('browser-compat-data');
});
