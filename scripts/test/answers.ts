/** `npm run test:answers`: opens every address with answers that the contract allows, for customers of different lives. */
import { maxSeed } from '../mock/faults.ts';
import { commandLine, CommandLineError } from '../tools/commandLine.ts';
import { runPlaywright } from './playwright.ts';

const { values } = commandLine({
  name: 'npm run test:answers',
  does: 'every address with answers that the contract allows, drawn by seed (long)',
  options: {
    seeds: { value: 'N', does: 'how many seeds (10): 0 the least, 1 the most, then all mixed' },
    seed: { value: 'SEED', does: 'this seed alone, or the first of --seeds' },
    as: { value: 'ID', does: 'this demo customer alone' },
    at: { value: 'ADDRESS', does: 'this address alone' },
  },
});

function whole(name: 'seeds' | 'seed', fallback: number): number {
  const text = values[name] ?? String(fallback);
  if (/^\d+$/.test(text) && Number(text) <= maxSeed) return Number(text);
  throw new CommandLineError(`--${name} ${text} is no whole number.`);
}

try {
  const first = whole('seed', 0);
  const count = whole('seeds', values.seed === undefined ? 10 : 1);
  const asked = new URLSearchParams(
    Array.from({ length: count }, (_, index) => ['seed', String(first + index)]),
  );
  if (values.as !== undefined) asked.set('as', values.as);
  if (values.at !== undefined) asked.set('at', values.at);
  process.env['ANSWERS'] = asked.toString();
  const { passed, failed } = runPlaywright(['anyAnswer', '--grep=@answers']);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof CommandLineError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
