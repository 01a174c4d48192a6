/**
 * `npm run test:mutation`: plants mistakes in the folders that everything else depends on, one at a time,
 * and counts how many of them the folder's unit tests notice. `-- src/lib` takes one folder,
 * `-- src/lib/date.ts` a part of it. It takes hours.
 */
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { commandLine } from '../commandLine.ts';

const folders = [
  'scripts/mock/signature',
  'src/lib',
  'src/session',
  'src/api',
  'src/procedure',
  'scripts/contract/check',
];
const goal = 85;

const noticed = ['Killed', 'Timeout'];
const missed = ['Survived', 'NoCoverage'];

/**
 * @param part one of the folders, or a file or folder below it
 * @returns how many of a hundred mistakes are noticed
 */
async function scoreOf(part: string): Promise<number> {
  const folder = folders.find((one) => `${part}/`.startsWith(`${one}/`));
  if (!folder) throw new Error(`${part} is in none of ${folders.join(', ')}`);
  process.env['MUTATED_FOLDER'] = folder;
  const kept = path.join('.cache/stryker', folder.replaceAll('/', '-'));
  const stryker = new Stryker({
    configFile: 'tests/mutation/stryker.config.json',
    mutate: [
      path.extname(part) ? part : `${part}/**/*.{ts,tsx}`,
      `!${folder}/**/*.{test,property}.{ts,tsx}`,
      `!${folder}/**/test*.{ts,tsx}`,
      `!${folder}/generated/**`,
      // Mistakes themselves, planted into a server.
      `!${folder}/seededFaults/**`,
    ],
    incrementalFile: `${kept}.json`,
    htmlReporter: { fileName: `${kept}.html` },
  });
  const results = await stryker.runMutationTest();
  const own = results.filter(({ fileName }) => path.relative('.', fileName).startsWith(part));
  const count = (statuses: string[]) =>
    own.filter(({ status }) => statuses.includes(status)).length;
  return (100 * count(noticed)) / (count(noticed) + count(missed));
}

const { words } = commandLine({
  name: 'npm run test:mutation',
  does: 'plants mistakes and counts those that unit tests notice (hours)',
  words: { name: '[PATH …]', does: `a folder or file below ${folders.join(', ')}` },
  options: {},
});
const scores: [part: string, score: number][] = [];
for (const part of words.length > 0 ? words : folders) scores.push([part, await scoreOf(part)]);
for (const [part, score] of scores) console.log(`${part}: ${score.toFixed(1)} %`);
process.exitCode = scores.every(([, score]) => score >= goal) ? 0 : 1;
