/** `npm run test:matrix`: every procedure and every screen under every kind of fault. */
process.env['MATRIX'] = 'whole';
process.argv.splice(2, 0, 'tests/e2e/matrix');
await import('./run.ts');

export {};
