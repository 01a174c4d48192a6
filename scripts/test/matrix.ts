/** `npm run test:matrix`: every state of every screen held to axe, and every kind of fault befalling each. */
import { runPlaywright } from './playwright.ts';

process.env['MATRIX'] = 'whole';
const { passed, failed } = runPlaywright(process.argv.slice(2));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
