/**
 * `npm run test:engines`: what is marked `@engines` in each engine that customers use. Names of engines and
 * words of file names take a part: `npm run test:engines -- webkit login`.
 */
import { commandLine } from '../tools/commandLine.ts';
import { type Engine, engines, ensureEngine } from './browserEngines.ts';
import { runPlaywright } from './playwright.ts';

const isEngine = (word: string): word is Engine => engines.some((engine) => engine === word);

const { words } = commandLine({
  name: 'npm run test:engines',
  does: 'the tests that are marked @engines, in each engine that customers use',
  words: { name: '[WORD …]', does: `${engines.join(', ')}, and words of file names` },
  options: {},
});
const named = words.filter(isEngine);
const wanted = named.length > 0 ? named : [...engines];
try {
  for (const engine of wanted) ensureEngine(engine);
  const { passed, failed } = runPlaywright([
    '--config=tests/engines/playwright.config.ts',
    ...wanted.map((engine) => `--project=${engine}`),
    ...words.filter((word) => !isEngine(word)),
  ]);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
