import { exec, spawnSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { commandLine } from '../commandLine.ts';

const cwd = path.resolve(import.meta.dirname, '../../..');
const parts = ['lint:code', 'lint:unused', 'lint:licences', 'lint:format', 'contract:lint'];

/** Runs a script of package.json; prints what it said when it fails, in one piece. */
async function runPart(script: string): Promise<void> {
  try {
    await promisify(exec)(`npm run --silent ${script}`, { cwd, maxBuffer: Infinity });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    console.error(`npm run ${script} failed:\n${stdout}${stderr}`);
    process.exitCode = 1;
  }
}

/** Runs the command of a package, which prints what it finds. */
function runPackage(command: string, args: readonly string[]): void {
  const bin = path.join(cwd, 'node_modules', command);
  if (spawnSync(process.execPath, [bin, ...args], { cwd, stdio: 'inherit' }).status !== 0)
    process.exitCode = 1;
}

const { values, words: files } = commandLine({
  name: 'npm run lint',
  does: 'types, code, unused code, licences, format and contract',
  words: { name: '[FILE …]', does: 'only the types, code and format of these' },
  options: { fix: { does: 'fixes what can be fixed in code and format, and checks nothing else' } },
});
const given = files.length > 0 ? files : ['.'];
if (files.length === 0 && !values.fix) await Promise.all(parts.map(runPart));
else {
  runPackage('oxlint/bin/oxlint', values.fix ? ['--fix', ...given] : given);
  runPackage('prettier/bin/prettier.cjs', [values.fix ? '--write' : '--check', ...given]);
}
