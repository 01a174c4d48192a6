/** `npm run test:matrix`: checks every state of every screen with axe, and walks all under every kind of fault. */
import { runPlaywright } from './playwright.ts';

process.env['MATRIX'] = 'whole';
const { passed, failed } = runPlaywright(process.argv.slice(2));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
