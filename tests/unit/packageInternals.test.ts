import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { places } from '../../scripts/build/chunks.ts';

interface Internals {
  name: string;
  /** The version at which the internals were last checked. */
  version: string;
  /** The files of the package that the project names, and that any version may move. */
  files: string[];
  /** Where they are named, and how to check them with a new version. */
  lookAt: string;
}

const ofBuild = (name: string) =>
  [...places.barrel, ...places.onlyNamed]
    .map((place) => place.replace('node_modules/', ''))
    .filter((place) => place.startsWith(`${name}/`))
    .map((place) => place.replace(/\.$/, '.mjs').slice(name.length + 1));

const byChunks =
  'scripts/build/chunks.ts; `npm run build`, then compare the first load: `npm run bench`';

/** Packages without a public API that would keep the budgets (docs/decisions.md §4). */
const internals: Internals[] = [
  {
    name: '@mui/material',
    version: '9.5.0',
    files: ofBuild('@mui/material'),
    lookAt: byChunks,
  },
  {
    name: '@mui/system',
    version: '9.5.0',
    files: ofBuild('@mui/system'),
    lookAt: byChunks,
  },
  {
    name: 'react-router-dom',
    version: '7.18.5',
    files: ['dist/index.mjs'],
    lookAt: 'the alias of unit tests in vite.config.ts; `npx vitest run --project unit src/app`',
  },
];

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
const installed = (name: string) => json(`node_modules/${name}/package.json`)['version'];
const asked = (name: string): unknown => {
  const { dependencies, devDependencies, overrides } = json('package.json') as Record<
    string,
    Record<string, unknown>
  >;
  return { ...overrides, ...devDependencies, ...dependencies }[name];
};

test.each(internals)('$name stays at the version whose internals we know', (given) => {
  const { name, version, lookAt } = given;
  const say = `Its internals are named in ${lookAt}. When they hold, write the new version into package.json, exactly, and here`;
  expect(asked(name), say).toBe(version);
  expect(installed(name), say).toBe(version);
});

test.each(internals)('$name has the files that we name', ({ name, files, lookAt }) => {
  expect(files.length).toBeGreaterThan(0);
  const gone = files.filter((file) => !existsSync(`node_modules/${name}/${file}`));
  expect(gone, `Gone: update ${lookAt}`).toEqual([]);
});

const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'scripts', 'tests', '*.ts'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.(tsx?|js)$/.test(file) && existsSync(file))
  .filter((file) => file !== 'tests/unit/packageInternals.test.ts');

const named = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(file, 'utf8')));

test('nothing else names a file within a package’s own folders', () => {
  // `ajv/dist/2020` is allowed, since Ajv documents it.
  expect(
    named(
      /'(?!(?:src|scripts|tests|node_modules)\/)(?!ajv\/dist\/2020\.js)(?:@[\w-]+\/)?[\w.-]+\/(?:dist|lib|internals?)\//,
    ),
    'Take what the package exports, or give it one place, a pinned version and a row above',
  ).toEqual(['vite.config.ts']);
});

test('nothing uses what a library calls private', () => {
  expect(
    named(/\b(?:UNSAFE|unstable|experimental)_\w+|\bcontrol\._\w+|__SECRET_INTERNALS/),
    'Take what the library documents',
  ).toEqual([]);
});
