/**
 * `npm run test:mutation`: plants mistakes in the folders that everything else stands on, one after the
 * other, and counts how many their unit tests notice. `-- src/lib` for one of them. Long.
 */
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';

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

/** @returns how many of a hundred mistakes are noticed */
async function scoreOf(folder: string): Promise<number> {
  process.env['MUTATED_FOLDER'] = folder;
  const kept = path.join('.cache/stryker', folder.replaceAll('/', '-'));
  const stryker = new Stryker({
    configFile: 'tests/mutation/stryker.config.json',
    mutate: [
      `${folder}/**/*.{ts,tsx}`,
      `!${folder}/**/*.{test,property}.{ts,tsx}`,
      `!${folder}/**/test*.{ts,tsx}`,
      `!${folder}/generated/**`,
    ],
    incrementalFile: `${kept}.json`,
    htmlReporter: { fileName: `${kept}.html` },
  });
  const results = await stryker.runMutationTest();
  const count = (statuses: string[]) =>
    results.filter(({ status }) => statuses.includes(status)).length;
  return (100 * count(noticed)) / (count(noticed) + count(missed));
}

const words = process.argv.slice(2);
const wanted = folders.filter((one) => words.length === 0 || words.includes(one));
if (wanted.length === 0) throw new Error(`There is none of that name: ${folders.join(', ')}`);
const scores: [folder: string, score: number][] = [];
for (const folder of wanted) scores.push([folder, await scoreOf(folder)]);
for (const [folder, score] of scores) console.log(`${folder}: ${score.toFixed(1)} %`);
process.exitCode = scores.every(([, score]) => score >= goal) ? 0 : 1;
