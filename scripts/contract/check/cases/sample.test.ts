import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openapiDir } from '../../documents.ts';
import { fromPattern, sampleText } from './sample.ts';

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

test.each([
  ['^n[0-9]{6,12}$', 'n000000'],
  ['(0[1-9]|1[0-2])', '01'],
  ['^20[0-9]{2}(0[1-9]|1[0-2])$', '200001'],
  ['(ab|cd){2}-', 'abab-'],
  ['(ab)*(cd)?e', 'e'],
  ['(a)(b)', 'ab'],
  ['x*y?z+', 'z'],
  ['[A-Z]{2,}[a-z]+[0-9]?', 'AAa'],
  ['[b-d]*!', '!'],
  ['\\d{3}\\w', '000a'],
  ['\\.\\-@{12}', '.-@@@@@@@@@@@@'],
])('The pattern %s gets the text %s', (pattern, text) => {
  expect(fromPattern(pattern)).toBe(text);
});

test.each([
  [{ examples: ['given', 'other'], pattern: '^x$' }, 'given'],
  [{ examples: [7], pattern: '^x$' }, 'x'],
  [{ examples: 'none', format: 'date' }, '2026-12-31'],
  [{ format: 'time', minLength: 3 }, 'aaa'],
  [{ minLength: 0 }, 'a'],
  [{}, 'a'],
  [{ $ref: '#/schemas/Month' }, '0'],
])('The schema %j gets the text %s', (schema, text) => {
  expect(sampleText({ schemas: { Month: { pattern: '^[0-9]$' } } }, schema)).toBe(text);
});
