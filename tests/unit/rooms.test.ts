import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('scripts/ has no loose files, and docs/architecture.md names each of its rooms', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'scripts'],
    { encoding: 'utf8' },
  );
  const rooms = [
    ...new Set(
      files
        .trim()
        .split('\n')
        .map((file) => file.split('/')[1]),
    ),
  ].sort();
  const page = readFileSync('docs/architecture.md', 'utf8');
  const [table = ''] = (page.split('| Room')[1] ?? '').split('\n\n');
  const named = [...table.matchAll(/^\| `([a-z]+)`/gm)].map(([, room]) => room);
  expect(rooms).toEqual(named.sort());
});
