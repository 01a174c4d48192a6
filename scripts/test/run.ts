import { startVitest } from 'vitest/node';
import { ensureBrowser } from '../browser.ts';

/**
 * All tests of all kinds: `npm test`, or those whose file name contains a word: `npm test -- word`.
 * The last line counts them.
 */
async function run(): Promise<boolean> {
  process.env['CHROME_PATH'] = ensureBrowser();
  const vitest = await startVitest('test', process.argv.slice(2), { run: true, watch: false });
  let passed = 0;
  let failed = vitest.state.getUnhandledErrors().length;
  for (const module of vitest.state.getTestModules()) {
    if (module.errors().length) failed += 1;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') passed += 1;
      else failed += 1;
    }
  }
  await vitest.close();
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0;
}

try {
  process.exit((await run()) ? 0 : 1);
} catch (error) {
  console.error((error as Error).message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
