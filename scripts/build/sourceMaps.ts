import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** Maps of this many builds are kept; a stack may be of a tab that was opened weeks ago. */
const builds = 20;

/**
 * Takes the source maps out of a build, which is published whole, into a folder named after the build.
 * @param published the folder of the build
 * @param maps where the maps of all builds are kept
 */
export function takeSourceMaps(published: string, maps: string): void {
  const page = readFileSync(path.join(published, 'index.html'), 'utf8');
  const id = /<meta name="build" content="(\w+)">/.exec(page)?.[1];
  if (!id) throw new Error('The page has no id of its build: fix it in scripts/build/prerender.ts');
  const assets = path.join(published, 'assets');
  const folder = path.join(maps, id);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(assets).filter((file) => file.endsWith('.map')))
    renameSync(path.join(assets, name), path.join(folder, name));
  const age = (name: string) => statSync(path.join(maps, name)).mtimeMs;
  const old = readdirSync(maps).sort((one, other) => age(other) - age(one));
  for (const name of old.slice(builds)) rmSync(path.join(maps, name), { recursive: true });
}

/**
 * Finds the places in the sources that the frames of a text mean: a stack as a browser prints it, or the
 * `frames` of a report.
 * @param maps the folder with the maps of all builds
 * @returns the text with each `assets/NAME.js:LINE:COLUMN` replaced by `src/FILE:LINE:COLUMN`; what no map
 *   knows stays as it is
 * @throws Error with one line when the text has no frame, or there is no map for any
 */
export function resolveStack(text: string, maps: string): string {
  const folders = existsSync(maps) ? readdirSync(maps) : [];
  const open = new Map<string, TraceMap | undefined>();
  const mapOf = (name: string) => {
    if (!open.has(name)) {
      const file = folders
        .map((folder) => path.join(maps, folder, `${name}.map`))
        .find((one) => existsSync(one));
      open.set(name, file === undefined ? undefined : new TraceMap(readFileSync(file, 'utf8')));
    }
    return open.get(name);
  };
  let found = 0;
  const resolved = text.replace(
    /(?:[^\s()]*\/)?assets\/([\w.-]+\.js):(\d+):(\d+)/g,
    (frame, name: string, line: string, column: string) => {
      const map = mapOf(name);
      if (!map) return frame;
      // Browsers count columns from one, maps from zero.
      const at = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
      if (at.source === null) return frame;
      found += 1;
      const source = at.source.replace(/^(\.\.\/)+/, '');
      return `${at.name ? `${at.name} ` : ''}${source}:${at.line}:${at.column + 1}`;
    },
  );
  if (open.size === 0)
    throw new Error('There is no frame such as assets/portal-1a2b3c4d.js:1:23456 in it.');
  if (found === 0)
    throw new Error(
      `${path.basename(maps)}/ has no map of ${[...open.keys()].join(', ')}: build the revision that was released.`,
    );
  return resolved;
}
