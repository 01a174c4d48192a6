/** `npm run test:matrix`: every state of every screen held to axe, and every kind of fault befalling each. */
process.env['MATRIX'] = 'whole';
process.argv.splice(2, 0, 'tests/e2e');
await import('./run.ts');

export {};
