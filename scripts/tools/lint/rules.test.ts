import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { browserTests, components, elements, modules, placed, scripts } from './planted.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Planted {
  file: string;
  code: string;
  finding?: string;
}

/** One file for each rule in a folder, with its mistake. */
const rows = (
  folderOf: string,
  ending: string,
  codes: Readonly<Record<string, string>>,
  fileOf = (code: string) => code,
): Planted[] =>
  Object.entries(codes).map(([rule, code]) => ({
    file: `${folderOf}/${rule.replace(/\W/g, '_')}.${ending}`,
    code: fileOf(code),
    finding: rule,
  }));

const planted: Planted[] = [
  ...rows('scripts/tools/lint', 'js', scripts),
  ...rows('src/lib', 'ts', modules),
  ...rows('src/ui', 'tsx', components),
  ...rows('src/ui', 'tsx', elements, (code) => `export const A = () => ${code};`),
  ...rows(
    'tests/e2e',
    'ts',
    browserTests,
    (code) => `import { expect, test } from '@playwright/test';\n\n${code}`,
  ),
  ...Object.entries(placed).map(([file, row]) => ({ file, ...row })),
];

/** What oxlint finds in a copy of the settings with these files, as `rule message` by file. */
function findings(files: readonly Planted[]): Map<string, string[]> {
  const options = { recursive: true, filter: (file: string) => !file.endsWith('.ts') };
  for (const copied of ['.oxlintrc.json', 'tsconfig.json', 'scripts/tools/lint'])
    cpSync(path.join(root, copied), path.join(folder, copied), options);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  for (const { file, code } of files) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${code}\n`);
  }
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  // Of the folders alone: without a .gitignore it would read the packages too.
  const args = [oxlint, '--format=json', 'src', 'scripts', 'tests'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code?: string; message: string; help?: string; filename: string }[];
  };
  const found = new Map<string, string[]>();
  for (const { code = '', message, help, filename } of diagnostics) {
    const rule = code
      .replace(/^(.*)\((.*)\)$/, '$1/$2')
      .replace(/^eslint\/|^typescript\/(?=TS)/, '')
      .replace('react-hooks/', 'react/');
    found.set(filename, [
      ...(found.get(filename) ?? []),
      `${rule} ${rule === 'no-restricted-imports' ? help : message}`,
    ]);
  }
  return found;
}

test('each rule and the compiler name the mistake that is planted for them, and nothing in what is right', () => {
  const found = findings(planted);
  const wrong = planted.flatMap(({ file, finding }) => {
    const here = found.get(file) ?? [];
    const isRight =
      finding === undefined
        ? here.length === 0
        : here.some((one) => `${one} `.startsWith(finding.includes(' ') ? finding : `${finding} `));
    return isRight ? [] : [`${file}: ${finding ?? 'nothing'} expected, ${here.join('; ')} found`];
  });
  expect(wrong).toEqual([]);
});

test('each rule of .oxlintrc.json has a mistake planted', () => {
  interface Rules {
    rules?: Record<string, string | [string]>;
  }
  const text = readFileSync(path.join(root, '.oxlintrc.json'), 'utf8').replace(/^ *\/\/.*$/gm, '');
  const config = JSON.parse(text) as Rules & { overrides: Rules[] };
  const active = [config, ...config.overrides]
    .flatMap(({ rules = {} }) => Object.entries(rules))
    .filter(([, setting]) => setting !== 'off')
    .map(([rule]) => rule);
  const named = new Set(planted.map(({ finding }) => finding?.split(' ')[0]));
  expect(active.length).toBeGreaterThan(70);
  expect(active.filter((rule) => !named.has(rule))).toEqual([]);
});
