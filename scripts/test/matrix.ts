/** `npm run test:matrix`: checks every state of every screen with axe, and walks all under every kind of fault. */
import { commandLine } from '../tools/commandLine.ts';
import { runPlaywright } from './playwright.ts';

const { values, words } = commandLine({
  name: 'npm run test:matrix',
  does: 'every state of every screen, and all under every kind of fault (long)',
  words: { name: '[WORD …]', does: 'only the files whose name contains a word' },
  options: { grep: { value: 'TEXT', does: 'only the tests whose title contains it' } },
});
process.env['MATRIX'] = 'whole';
const { passed, failed } = runPlaywright([
  ...words,
  ...(values.grep === undefined ? [] : [`--grep=${values.grep}`]),
]);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
