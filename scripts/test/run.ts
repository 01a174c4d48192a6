import { startVitest } from 'vitest/node';
import { ensureBrowser } from '../browser.ts';
import { commandLine } from '../commandLine.ts';
import { type Count, runPlaywright, traceFailed } from './playwright.ts';

/** Unit and mock tests, those whose file name contains a word, all without words. */
async function runVitest(filters: string[], withLong: boolean): Promise<Count> {
  const vitest = await startVitest('test', filters, {
    run: true,
    watch: false,
    passWithNoTests: true,
    ...(!withLong && { tagsFilter: ['not long'] }),
  });
  const modules = vitest.state.getTestModules();
  const tests = modules
    .flatMap((module) => [...module.children.allTests()])
    .filter(({ options }) => withLong || !options.tags?.includes('long'));
  const passed = tests.filter((test) => test.result().state === 'passed').length;
  const broken = modules.filter((module) => module.errors().length).length;
  await vitest.close();
  return {
    passed,
    failed: tests.length - passed + broken + vitest.state.getUnhandledErrors().length,
  };
}

/**
 * `npm test`: unit, mock and browser tests; `npm test -- --long`: with those tagged `long`, which go through all
 * addresses, all examples of a screen or all faults of the checker, or publish the portal in each way;
 * `npm test -- word`: all whose file name contains a word. The last line counts them.
 */
async function run(filters: string[], withLong: boolean): Promise<boolean> {
  // A missing browser is reported before the unit tests take their minutes.
  if (filters.length === 0) process.env['CHROME_PATH'] ??= ensureBrowser();
  const unit = await runVitest(filters, withLong);
  const browser = runPlaywright(withLong ? filters : [...filters, '--grep-invert=@long']);
  if (browser.failed > 0) traceFailed();
  const counts = [unit, browser];
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0;
}

try {
  const { values, words } = commandLine({
    name: 'npm test',
    does: 'the unit, mock and browser tests',
    words: { name: '[WORD …]', does: 'only those whose file name contains a word' },
    options: {
      long: {
        does: 'with the tests of all addresses, all examples of a screen, all faults of the checker, and all ways to publish',
      },
    },
  });
  process.exit((await run(words, values.long || words.length > 0)) ? 0 : 1);
} catch (error) {
  console.error((error as Error).message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
