import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { generateTypes } from './generate.ts';

test('the committed types are those of the contract', { timeout: 60_000 }, async () => {
  const stale: string[] = [];
  for (const [file, text] of await generateTypes()) {
    if ((await readFile(file, 'utf8').catch(() => '')) !== text) stale.push(path.basename(file));
  }
  expect(stale, 'run `npm run generate` and commit').toEqual([]);
});
