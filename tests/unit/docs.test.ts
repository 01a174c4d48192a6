import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const self = 'tests/unit/docs.test.ts';
const folders = [
  'src',
  'scripts',
  'tests',
  'openapi',
  'docs',
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
];
const listed = (...paths: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...paths], {
    encoding: 'utf8',
  }).split('\n');
const tracked = listed();
const files = listed(...folders)
  .filter((file) => /\.(tsx?|js|ya?ml|md|css|html)$/.test(file) && existsSync(file))
  .filter((file) => file !== self && !file.includes('/generated/'));

/** The text on one line: a comment may break within a reference. */
const read = (file: string) => readFileSync(file, 'utf8').replace(/\n\s*(?:\*|\/\/)?\s*/g, ' ');

/** What is wrong with the texts of all files, as `file: what`. */
const wrong = (find: (text: string, file: string) => string[]) =>
  files.flatMap((file) => find(read(file), file).map((what) => `${file}: ${what}`));

const headings = (document: string): string[] =>
  [...readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text);

const numbers = (document: string) =>
  new Set(headings(document).flatMap((text) => /^\d+(?:\.\d+)*/.exec(text)?.[0] ?? []));

/** The part of an address that leads to a heading, as GitHub makes it. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

// `docs/product.md §5.4 and §6.1`; within docs a name alone, or no name for the document itself.
const sections = /(?:([\w./-]+\.md)(?:\]\([^)]*\))? ?)?((?:(?:, and | and |, )?§\d+(?:\.\d+)*)+)/g;

test('every section that is referred to exists', () => {
  const found = wrong((text, file) =>
    [...text.matchAll(sections)].flatMap(([, name, given = '']) => {
      const own = file.startsWith('docs/') ? file : undefined;
      const document = name ? `docs/${path.basename(name)}` : own;
      if (!document) return [`${given} names no document`];
      if (!existsSync(document)) return [`there is no ${document}`];
      const known = numbers(document);
      return [...given.matchAll(/§([\d.]+\d|\d+)/g)]
        .filter(([, number = '']) => !known.has(number))
        .map(([section]) => `${document} ${section}`);
    }),
  );
  expect(found).toEqual([]);
});

test('every document that is referred to exists', () => {
  const found = wrong((text) =>
    [...text.matchAll(/\b(?:docs|openapi)\/[\w/-]+\.md\b/g)]
      .map(([name]) => name)
      .filter((name) => !existsSync(name)),
  );
  expect(found).toEqual([]);
});

const documents = files.filter((file) => file.endsWith('.md'));

test('every file and folder that a document names exists', () => {
  const found = wrong((text, file) => {
    if (!documents.includes(file)) return [];
    return [...text.matchAll(/`((?:src|scripts|tests|openapi)\/[\w./-]+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !existsSync(name) && !/xxx/i.test(name));
  });
  expect(found).toEqual([]);
});

test('every file that a document names by its last parts exists', () => {
  const found = wrong((text, file) => {
    if (!documents.includes(file)) return [];
    return [...text.matchAll(/`([\w./-]+\.tsx?)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !tracked.some((known) => `/${known}`.endsWith(`/${name}`)))
      .filter((name) => !/xxx/i.test(name));
  });
  expect(found).toEqual([]);
});

test('every command that a document names exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const found = wrong((text, file) => {
    if (!documents.includes(file)) return [];
    return [...text.matchAll(/npm run (?:-s )?([\w:]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !Object.hasOwn(scripts, name));
  });
  expect(found).toEqual([]);
});

test('every link between documents leads somewhere', () => {
  const links = /\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g;
  const found = wrong((text, file) => {
    if (!documents.includes(file)) return [];
    return [...text.matchAll(links)].flatMap(([link, target = '', heading]) => {
      const document = target ? path.join(path.dirname(file), target) : file;
      if (!existsSync(document)) return [link];
      const isKnown = !heading || headings(document).some((text) => anchor(text) === heading);
      return isKnown ? [] : [link];
    });
  });
  expect(found).toEqual([]);
});

test('nothing refers to a document outside the repository', () => {
  const outside =
    /\b[Ss]pecifications?\b|\blook\.md|\(look: [a-z]|\bpitfalls\b|\bscreens\.md|\boperations\.tsv|\b(?:screens|operations) [A-Z]\d|\bspec-\d|\bshared\/(?:design|product|review)\b/g;
  expect(wrong((text) => [...text.matchAll(outside)].map(([found]) => found))).toEqual([]);
});

test('the tests look at the documents and at the code', () => {
  expect(files).toEqual(expect.arrayContaining(['docs/product.md', 'README.md', 'src/main.tsx']));
});
