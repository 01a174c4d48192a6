import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chunkNamer, places, roots } from './chunks.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Whether a file or folder begins with this path. */
function exists(place: string): boolean {
  const whole = path.join(root, place);
  if (existsSync(whole)) return true;
  const folder = path.dirname(whole);
  const begin = path.basename(whole);
  return (
    begin.endsWith('.') &&
    existsSync(folder) &&
    readdirSync(folder).some((name) => name.startsWith(begin))
  );
}

const stale = (all: Record<string, readonly string[]>, base = '') =>
  Object.entries(all).flatMap(([name, given]) =>
    given.filter((place) => !exists(base + place)).map((place) => `${name}: ${place}`),
  );

test('there is something at each place by which chunks are cut', () => {
  expect(
    stale(places),
    'Moved or gone: say in `places` of scripts/build/chunks.ts where it is now, or remove it',
  ).toEqual([]);
});

test('there is a module for each root of a chunk', () => {
  expect(
    stale(roots, 'src/'),
    'Moved or gone: say in `roots` of scripts/build/chunks.ts where it is now, or remove it',
  ).toEqual([]);
});

/** A module graph from the imports of each module; modules that aren't named import nothing. */
const graph = (imports: Record<string, string[]>) => ({
  getModuleInfo: (id: string) => ({
    importedIds: (imports[path.relative(root, id)] ?? []).map((name) => path.join(root, name)),
  }),
});

test.each([
  ['what /login begins with', 'src/lib/date.ts', 'core'],
  ['a part of /login', 'src/ui/PasswordField.tsx', 'fields'],
  ['a part that only a screen imports', 'src/ui/chart/Ruler.tsx', 'parts'],
  ['a part of both services’ screens', 'src/screens/shared/bill/BillChart.tsx', 'parts'],
  ['a step of a procedure', 'src/procedure/InputStep.tsx', 'procedure'],
  ['a part of procedures that screens show', 'src/procedure/quit/LossList.tsx', 'parts'],
  ['a screen', 'src/screens/fibre/bill/BillScreen.tsx', null],
  ['what is loaded when it is asked for', 'node_modules/dompurify/dist/purify.es.mjs', null],
  ['an entry', 'src/main.tsx', null],
  ['what MUI’s list only names', 'node_modules/@mui/system/Grid/Grid.mjs', 'parts'],
])('%s: %s → %s', (_, module, chunk) => {
  const list = 'node_modules/@mui/system/index.mjs';
  const modules = graph({
    'src/main.tsx': ['src/lib/date.ts', list],
    [list]: ['node_modules/@mui/system/Grid/Grid.mjs'],
    'src/app/LoginDocument.tsx': ['src/ui/PasswordField.tsx'],
  });
  expect(chunkNamer()(path.join(root, module), modules)).toBe(chunk);
});
