import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { resolveStack, takeSourceMaps } from './sourceMaps.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'minamo-maps-'));
afterAll(() => rmSync(folder, { recursive: true }));

const maps = path.join(folder, 'maps');

/** Line 1, column 1 comes from line 3, column 5 of a source. */
const map = (source: string) =>
  JSON.stringify({ version: 3, sources: [source], names: ['total'], mappings: 'AAEIA' });

function build(id: string, names: string[]): string {
  const published = path.join(folder, id);
  mkdirSync(path.join(published, 'assets'), { recursive: true });
  writeFileSync(path.join(published, 'index.html'), `<meta name="build" content="${id}">`);
  for (const name of names) {
    writeFileSync(path.join(published, 'assets', name), 'x');
    writeFileSync(path.join(published, 'assets', `${name}.map`), map('../../src/lib/yen.ts'));
  }
  return published;
}

test('maps leave what is published, and stay by the name of the build', () => {
  const published = build('0000000a', ['core-A1.js', 'portal-B2.js']);
  takeSourceMaps(published, maps);
  expect(readdirSync(path.join(published, 'assets'))).toEqual(['core-A1.js', 'portal-B2.js']);
  expect(readdirSync(path.join(maps, '0000000a'))).toEqual(['core-A1.js.map', 'portal-B2.js.map']);
});

test('a stack of a browser and the frames of a report lead to the sources', () => {
  const stack = `TypeError: x
    at f (https://my.minamo.example/assets/core-A1.js:1:1)
    at https://other.example/assets/unknown-Z9.js:1:1`;
  expect(resolveStack(stack, maps)).toBe(`TypeError: x
    at f (total src/lib/yen.ts:3:5)
    at https://other.example/assets/unknown-Z9.js:1:1`);
  expect(resolveStack('assets/portal-B2.js:1:1', maps)).toBe('total src/lib/yen.ts:3:5');
});

test('what can’t be resolved is said in one line', () => {
  expect(() => resolveStack('TypeError: x', maps)).toThrow('There is no frame such as');
  expect(() => resolveStack('assets/gone-C3.js:1:1', maps)).toThrow('has no map of gone-C3.js');
  expect(() => resolveStack('assets/gone-C3.js:1:1', path.join(folder, 'none'))).toThrow('no map');
});

test('maps of the latest twenty builds are kept', () => {
  for (let count = 0; count < 21; count += 1)
    takeSourceMaps(build(`000001${String(count).padStart(2, '0')}`, ['a-1.js']), maps);
  expect(readdirSync(maps)).toHaveLength(20);
  expect(existsSync(path.join(maps, '00000120'))).toBe(true);
});
