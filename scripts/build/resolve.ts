import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { commandLine } from '../tools/commandLine.ts';
import { resolveStack } from './sourceMaps.ts';

const { words, values } = commandLine({
  name: 'npm run resolve',
  does: 'finds the places in the sources that a reported stack means',
  words: { name: 'FILE', does: 'a stack, or a report with frames; standard input without it' },
  options: { maps: { value: 'DIR', does: 'the maps of the builds (dist-maps)' } },
});
try {
  const [file] = words;
  const given = file === undefined ? await text(process.stdin) : readFileSync(file, 'utf8');
  // A report holds its frames in one line.
  const lines = given.replace(/(\.js:\d+:\d+) (?=assets\/)/g, '$1\n');
  console.log(
    resolveStack(lines, values.maps ?? path.resolve(import.meta.dirname, '../../dist-maps')),
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
