import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'src'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/generated\/|^src\/dev\//.test(file));

/** What must not be in the portal's code, and the files that may hold it for a reason. */
const forbidden: { what: string; pattern: RegExp; allowed: string[] }[] = [
  {
    what: 'console output',
    pattern: /\bconsole\.\w+\(/,
    // For developers alone, in development alone.
    allowed: ['src/lib/tellDeveloper.ts'],
  },
  { what: 'eval', pattern: /\beval\(|new Function\(/, allowed: [] },
  {
    what: 'HTML set from a string',
    pattern: /dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML|document\.write/,
    allowed: ['src/shell/message/SafeHtml.tsx'],
  },
  {
    what: 'storage that outlives the tab',
    pattern: /\blocalStorage\b|indexedDB|document\.cookie/,
    allowed: ['src/session/storage.ts'],
  },
  {
    what: 'a request besides the clients',
    pattern: /(?<![.\w])fetch\(|XMLHttpRequest|sendBeacon/,
    allowed: [
      'src/api/banks.ts',
      'src/api/middleware/scenario.ts',
      'src/api/postalAddress.ts',
      'src/api/send.ts',
      'src/app/reporting/reporter.ts',
      'src/config/config.ts',
      'src/shell/newVersion.ts',
    ],
  },
  {
    what: 'a key that is read past the input method',
    pattern: /\b(event|nativeEvent)\.(key|keyCode|code|which)\b|\bkeyCode\b/,
    allowed: ['src/lib/pressedKey.ts'],
  },
  {
    what: 'a window that can reach back',
    pattern: /target="_blank"(?![^>]*noopener)/,
    allowed: [],
  },
];

test.each(forbidden)('no $what', ({ pattern, allowed }) => {
  const found = files.filter(
    (file) => pattern.test(readFileSync(file, 'utf8')) && !allowed.includes(file),
  );
  expect(found).toEqual([]);
});

test('the tests look at the portal’s files', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files).toContain('src/main.tsx');
});

test('docs/decisions.md names all that is kept in a browser, and nothing else', () => {
  const documented = readFileSync('docs/decisions.md', 'utf8')
    .split('\n## ')
    .filter((section) => section.startsWith('2. '))
    .flatMap((section) => [...section.matchAll(/`((?:minamo\.[a-z_]+)|[a-z]+:)…?`/g)])
    .map(([, name]) => name);
  const named = /'(minamo\.[a-z]+(?:_[a-z]+)*|[a-z]+:)'/g;
  const keys = files
    .filter((file) => /[sS]torage/.test(readFileSync(file, 'utf8')))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(named)])
    .map(([, name]) => name);
  expect(keys.length).toBeGreaterThan(15);
  expect([...new Set(documented)].sort()).toEqual([...new Set(keys)].sort());
});
