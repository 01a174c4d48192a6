import { expect, test } from 'vitest';
import { unsupportedFeatures } from './check.ts';

const featuresOf = (code: string) => unsupportedFeatures(code).map(({ feature }) => feature);

test.each([
  ['syntax', 'class A { static { } }', 'a static block'],
  ['a method', 'const a = [2, 1].toSorted()', 'Array.toSorted'],
  ['a function of a class', 'const a = URL.canParse("/")', 'URL.canParse'],
  ['the same by its global', 'const a = globalThis.URL.canParse("/")', 'URL.canParse'],
  ['a global', 'const a = new Intl.Segmenter("ja")', 'Intl.Segmenter'],
  ['a class', 'const a = new URLPattern({})', 'URLPattern'],
  ['what the page has one of', 'navigator.share({})', 'navigator.share'],
  ['a regular expression', 'const a = /(?<=。)./', 'a lookbehind'],
  ['the same as a text', 'const a = new RegExp("(?<!a)b")', 'a lookbehind'],
  ['a style', 'const a = `height: 100dvh;`', 'dvh'],
  ['a style’s unit', 'const a = "2lh"', 'lh'],
  ['a style’s unit after a sign', 'const a = `margin: calc(1em - .5lh)`', 'lh'],
  ['a style’s function', 'const a = "color-mix(in srgb, red, blue)"', 'color-mix()'],
])('%s that a supported browser lacks is found', (_, code, feature) => {
  expect(featuresOf(code)).toEqual([feature]);
});

test.each([
  ['what all browsers have', 'const a = [1].at(-1), b = structuredClone(a), c = /(?<n>a)/'],
  ['a name that is asked for', 'const a = typeof URLPattern'],
  ['a name of its own', 'class URLPattern {} const a = new URLPattern()'],
  ['a key', 'const a = { toSorted: 1, URLPattern: 2 }'],
  ['a method that another class has', 'const a = (b) => b.any([])'],
  ['a method that no class has', 'const a = (b) => b.login()'],
  ['a chunk’s name', 'import(`./promotion-D-p2W2lh.js`); import("./a-2lh-x3W.js")'],
  ['the name of a sheet', 'const a = ["assets/top-9dvh.css"]'],
  ['words', 'const a = "a lookbehind is written (?<=a)"'],
])('%s is none', (_, code) => {
  expect(featuresOf(code)).toEqual([]);
});

test('syntax younger than what the build lowers is an error', () => {
  expect(() => unsupportedFeatures('using a = b')).toThrow(SyntaxError);
  expect(() => unsupportedFeatures('const a = /[a--b]/v')).toThrow(SyntaxError);
});

test('a finding names the browsers and the place', () => {
  expect(unsupportedFeatures('export const sorted = (a) => a.toSorted();')).toEqual([
    {
      feature: 'Array.toSorted',
      name: 'toSorted',
      lacking: ['chrome 110', 'edge 110', 'samsunginternet_android 21'],
      excerpt: 'export const sorted = (a) => a.toSorted();',
    },
  ]);
});
