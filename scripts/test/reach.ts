import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { routes } from '@/app/routes.ts';

const root = path.resolve(import.meta.dirname, '../..');
const e2e = 'tests/e2e';
/** Names every procedure, of which a test that goes through all of them shows no one in particular. */
const allFlows = `${e2e}/flows/all.ts`;

/**
 * Files that differ from a commit, those that git doesn't know yet too.
 * @throws Error when git doesn't know the commit
 */
export function changedFiles(since: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean);
  try {
    const changed = git('diff', '--name-only', since);
    return [...changed, ...git('ls-files', '--others', '--exclude-standard')];
  } catch (error) {
    throw new Error(`git knows no commit ${since}.`, { cause: error });
  }
}

const importedBy = new Map<string, readonly string[]>();

/** Files of the repository that a file imports, at once or later (`import()`). */
function importsOf(file: string): readonly string[] {
  const known = importedBy.get(file);
  if (known) return known;
  const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, file), 'utf8'));
  const found = importedFiles.flatMap(({ fileName }) => resolve(fileName, file) ?? []);
  importedBy.set(file, found);
  return found;
}

function resolve(name: string, from: string): string | undefined {
  if (!/^(?:@\/|\.)/.test(name)) return undefined;
  const base = name.startsWith('@/') ? `src/${name.slice(2)}` : path.join(path.dirname(from), name);
  return ['', '.ts', '.tsx']
    .map((end) => base + end)
    .find((file) => /\.tsx?$/.test(file) && existsSync(path.join(root, file)));
}

/** A file and all that it imports by way of others, of those that are to be followed. */
function closureOf(file: string, isFollowed = (_: string) => true): Set<string> {
  const seen = new Set([file]);
  for (const one of seen)
    importsOf(one)
      .filter(isFollowed)
      .forEach((next) => seen.add(next));
  return seen;
}

/** The part of a route's address that a test writes: `/billing/` of `/billing/:month`. */
const writtenPart = (address: string) => address.replace(/(?:\/\*|:\w+).*$/, '');

/** Addresses whose screen is made of one of these files. */
function addressesReached(changed: ReadonlySet<string>): string[] {
  const reaches = new Map<string, boolean>();
  const isReached = (screen: string) => {
    const known = reaches.get(screen) ?? [...closureOf(screen)].some((file) => changed.has(file));
    reaches.set(screen, known);
    return known;
  };
  return routes.flatMap(({ path: address, load }) => {
    // Vitest writes its own name for `import`, and an address from the root of the portal.
    const name = /\(\s*["'](.+?)["']/.exec(String(load))?.[1]?.replace(/^\/src\//, '@/');
    const screen = name && resolve(name, 'src/app/routes.ts');
    return screen && isReached(screen) ? [writtenPart(address)] : [];
  });
}

/**
 * Browser tests that a change reaches: those that are made of a changed file, and those that name the address of
 * a screen which is. A change of the portal's frame, the mock or the contract reaches what walks all of it.
 * @param changed files, from the root of the repository
 * @returns files below tests/e2e
 */
export function browserTestsReached(changed: readonly string[]): string[] {
  const set = new Set(changed);
  const addresses = addressesReached(set);
  const isWide = changed.some((file) =>
    /^(?:src\/(?:app|session|shell|routes|api|theme|main)|scripts\/mock|openapi)/.test(file),
  );
  const walks = ['allScreens', 'allProcedures', 'login', 'session', 'shell', 'header'];
  return readdirSync(path.join(root, e2e))
    .filter((name) => name.endsWith('.e2e.ts'))
    .map((name) => `${e2e}/${name}`)
    .filter((file) => {
      if (isWide && walks.includes(path.basename(file, '.e2e.ts'))) return true;
      const parts = closureOf(file, (part) => !part.startsWith('src/'));
      if ([...parts].some((part) => set.has(part))) return true;
      const text = [...closureOf(file, (part) => part.startsWith(e2e) && part !== allFlows)]
        .map((part) => readFileSync(path.join(root, part), 'utf8'))
        .join('\n');
      return addresses.some(
        (address) => text.includes(`'${address}`) || text.includes(`}${address}`),
      );
    });
}
