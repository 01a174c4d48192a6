import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { type Bundle, loadBundles } from '../mock/contract/bundles.ts';
import { unsignedOnPrism } from '../serve/console.ts';
import { helpOf } from '../tools/commandLine.ts';
import { didYouMean } from '../tools/nearest.ts';

const require = createRequire(import.meta.url);
const { bin } = require('@stoplight/prism-cli/package.json') as { bin: { prism: string } };
const cli = path.resolve(require.resolve('@stoplight/prism-cli/package.json'), '..', bin.prism);

/** Runs the plain Prism CLI over one bundled document until it ends; its exit code becomes ours. */
async function runPrism({ name, spec }: Bundle, args: string[]): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'minamo-prism-'));
  const file = path.join(folder, `${name}.json`);
  await writeFile(file, JSON.stringify(spec));
  console.log(unsignedOnPrism);
  const child = spawn(process.execPath, [cli, 'mock', file, ...args], { stdio: 'inherit' });
  // Prism gets the terminal's Ctrl-C itself; we stay to remove the file after it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill());
  process.exitCode = await new Promise<number>((resolve) => {
    child.on('exit', (code) => resolve(code ?? 0));
  });
  await rm(folder, { recursive: true });
}

try {
  const [name = '', ...args] = process.argv.slice(2);
  const bundles = await loadBundles();
  const names: string[] = bundles.map((bundle) => bundle.name);
  const chosen = bundles.find((bundle) => bundle.name === name);
  if (chosen) {
    await runPrism(chosen, args);
  } else if (name === '--help' || name === '-h') {
    console.log(
      helpOf({
        name: 'npm run prism',
        does: 'plain Prism over one document of the contract, until Ctrl-C',
        words: { name: 'DOCUMENT', does: `one of ${names.join(', ')}` },
        options: {
          port: { value: 'NUMBER', does: "and all other options of Prism's own mock command" },
        },
      }),
    );
  } else {
    console.error(
      `There is no document "${name}": take one of ${names.join(', ')}.${didYouMean(name, names)} See --help.`,
    );
    process.exitCode = 2;
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
