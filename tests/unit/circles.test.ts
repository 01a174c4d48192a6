import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'scripts'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && existsSync(file));
const known = new Set(files);

/** Files of the repository that a file imports, types too; what it loads later by `import()` does not count. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return ts.preProcessFile(text).importedFiles.flatMap(({ fileName, pos }) => {
    if (/import\(\s*$/.test(text.slice(Math.max(0, pos - 100), pos))) return [];
    const from = fileName.startsWith('@/')
      ? path.join('src', fileName.slice(2))
      : fileName.startsWith('.') && path.join(path.dirname(file), fileName);
    return from
      ? (['', '.ts', '.tsx'].map((end) => from + end).find((one) => known.has(one)) ?? [])
      : [];
  });
}

/** The circles among imports, each as its files in order. */
function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (file: string) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file]);
    if (way.includes(file) || done.has(file)) return;
    way.push(file);
    for (const next of imports.get(file) ?? []) visit(next);
    way.pop();
    done.add(file);
  };
  for (const file of imports.keys()) visit(file);
  return circles;
}

test('no file imports itself by way of others', () => {
  const imports = new Map(files.map((file) => [file, importsOf(file)]));
  expect(circlesOf(imports).map((circle) => circle.join(' → '))).toEqual([]);
});

test('a circle is named by the files on its way round', () => {
  const imports = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(circlesOf(imports)).toEqual([['b', 'c', 'b']]);
});

test('imports are followed by path and by alias', () => {
  const all = importsOf('src/app/entrance.ts');
  expect(all).toContain('src/lib/lazyModule.ts');
  expect(importsOf('src/config/config.ts')).toContain('src/config/validate.ts');
});
