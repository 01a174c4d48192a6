import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { helpOf } from '../commandLine.ts';
import { didYouMean } from '../nearest.ts';
import { bundleDocument, type DocumentName, documentNames } from './documents.ts';

const require = createRequire(import.meta.url);
const { bin } = require('@stoplight/prism-cli/package.json') as { bin: { prism: string } };
const cli = path.resolve(require.resolve('@stoplight/prism-cli/package.json'), '..', bin.prism);
const isDocument = (name: string): name is DocumentName => documentNames.some((d) => d === name);

/** Runs the plain Prism CLI over one bundled document until it ends; its exit code becomes ours. */
async function runPrism(name: DocumentName, args: string[]): Promise<void> {
  const { spec } = await bundleDocument(name);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'minamo-prism-'));
  const file = path.join(folder, `${name}.json`);
  await writeFile(file, JSON.stringify(spec));
  const child = spawn(process.execPath, [cli, 'mock', file, ...args], { stdio: 'inherit' });
  // Prism gets the terminal's Ctrl-C itself; we stay to remove the file after it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill());
  process.exitCode = await new Promise<number>((resolve) => {
    child.on('exit', (code) => resolve(code ?? 0));
  });
  await rm(folder, { recursive: true });
}

const help = helpOf({
  name: 'npm run prism',
  does: 'plain Prism over one document of the contract, until Ctrl-C',
  words: { name: 'DOCUMENT', does: `one of ${documentNames.join(', ')}` },
  options: { port: { value: 'NUMBER', does: "and all other options of Prism's own mock command" } },
});

const [name = '', ...args] = process.argv.slice(2);
if (isDocument(name)) {
  await runPrism(name, args).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
} else if (name === '--help' || name === '-h') {
  console.log(help);
} else {
  console.error(
    `There is no document "${name}": take one of ${documentNames.join(', ')}.${didYouMean(name, documentNames)} See --help.`,
  );
  process.exitCode = 2;
}
