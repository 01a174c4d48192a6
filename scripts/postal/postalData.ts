import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getAddress } from 'yubin';

/** Prefecture, city and town of a postal code. */
export type PostalEntry = [prefecture: string, city: string, town: string];

/** The codes that begin with the same three digits, each with its address. */
export type PostalFile = Record<string, PostalEntry>;

const cacheFile = path.resolve(import.meta.dirname, '../../.cache/postal.json');

/**
 * All postal codes of Japan by their first three digits, from a library that works offline. The
 * library can only be asked code by code, which takes seconds, so that the outcome is kept.
 */
function postalFiles(): Record<string, PostalFile> {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8')) as Record<string, PostalFile>;
  } catch {
    const files = Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => String(index).padStart(3, '0')).flatMap((area) => {
        const file = postalFile(area);
        return Object.keys(file).length > 0 ? [[area, file]] : [];
      }),
    );
    mkdirSync(path.dirname(cacheFile), { recursive: true });
    writeFileSync(cacheFile, JSON.stringify(files));
    return files;
  }
}

/**
 * Writes the addresses of all postal codes into a build, a file for each area: as assets of the
 * bundle they would cost the bundler many seconds.
 */
export function writePostalFiles(dist: string): void {
  const folder = path.join(dist, 'postal');
  mkdirSync(folder, { recursive: true });
  for (const [area, file] of Object.entries(postalFiles()))
    writeFileSync(path.join(folder, `${area}.json`), JSON.stringify(file));
}

/** The codes of one area. @param area first three digits */
export function postalFile(area: string): PostalFile {
  return Object.fromEntries(
    Array.from({ length: 10_000 }, (_, index) => area + String(index).padStart(4, '0')).flatMap(
      (code) => {
        const entry = postalEntry(code);
        return entry ? [[code, entry]] : [];
      },
    ),
  );
}

/** The address of a code as far as it is certain: no town when the code is that of several. */
export function postalEntry(code: string): PostalEntry | undefined {
  const found = getAddress(code);
  if (!found) return undefined;
  const isOne = found.source !== 'ken_all' || !found.multiTown;
  return [found.prefecture, found.city, isOne ? townName(found.town) : ''];
}

/** A town without the post office's remarks: 以下に掲載がない場合, (1〜19丁目). */
const townName = (town: string): string =>
  /掲載がない場合|次に番地がくる場合|一円$/.test(town) ? '' : town.replace(/[(（].*$/, '');
