import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openapiDir } from '../../documents.ts';
import { fromPattern } from './sample.ts';

/** Patterns with lookaheads, which `fromPattern` can't fill; no parameter has such a pattern. */
const beyond = ['^(?=.*[A-Za-z])(?=.*[0-9])[!-~]+$'];

test('Every pattern of the contract gets a text that it allows', () => {
  const files = readdirSync(openapiDir, { recursive: true, encoding: 'utf8' });
  const patterns = files
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => readFileSync(path.join(openapiDir, file), 'utf8').match(/pattern: '[^']+'/g))
    .map((found) => found?.slice("pattern: '".length, -1) ?? '')
    .filter((pattern) => pattern && !beyond.includes(pattern));
  expect(patterns.length).toBeGreaterThan(30);
  const wrong = [...new Set(patterns)]
    .map((pattern) => [pattern, fromPattern(pattern)] as const)
    .filter(([pattern, text]) => !new RegExp(pattern, 'u').test(text));
  expect(wrong).toEqual([]);
});
