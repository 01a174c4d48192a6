/**
 * `npm run test:mutation`: plants mistakes in the folders that everything else depends on, one at a time,
 * and counts how many of them the folder's unit tests notice. `-- src/lib` takes one folder,
 * `-- src/lib/date.ts src/lib/yen.ts` parts of it. It takes hours.
 */
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { commandLine } from '../tools/commandLine.ts';

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
 * @param folder one of the folders
 * @param parts files or folders below it, or itself
 * @returns how many of a hundred mistakes in the parts are noticed
 */
async function scoreOf(folder: string, parts: string[]): Promise<number> {
  process.env['MUTATED_FOLDER'] = folder;
  const kept = path.join('.cache/stryker', folder.replaceAll('/', '-'));
  const stryker = new Stryker({
    configFile: 'tests/mutation/stryker.config.json',
    mutate: [
      ...parts.map((part) => (path.extname(part) ? part : `${part}/**/*.{ts,tsx}`)),
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
  const isOfPart = (file: string) => parts.some((part) => `${file}/`.startsWith(`${part}/`));
  const own = results.filter(({ fileName }) => isOfPart(path.relative('.', fileName)));
  const count = (statuses: string[]) =>
    own.filter(({ status }) => statuses.includes(status)).length;
  return (100 * count(noticed)) / (count(noticed) + count(missed));
}

function folderOf(part: string): string {
  const folder = folders.find((one) => `${part}/`.startsWith(`${one}/`));
  if (folder) return folder;
  console.error(`${part} is in none of ${folders.join(', ')}.`);
  process.exit(2);
}

const { words } = commandLine({
  name: 'npm run test:mutation',
  does: 'plants mistakes and counts those that unit tests notice (hours)',
  words: { name: '[PATH …]', does: `a folder or file below ${folders.join(', ')}` },
  options: {},
});
const asked =
  words.length > 0 ? words.map((word) => path.normalize(word).replace(/\/$/, '')) : folders;
const partsOf = (folder: string) => asked.filter((part) => folderOf(part) === folder);
const scores: [folder: string, score: number][] = [];
for (const folder of new Set(asked.map(folderOf)))
  scores.push([folder, await scoreOf(folder, partsOf(folder))]);
for (const [folder, score] of scores) {
  console.log(`${partsOf(folder).join(', ')}: ${score.toFixed(1)} %`);
}
process.exitCode = scores.every(([, score]) => score >= goal) ? 0 : 1;
