import { getAddress } from 'yubin';

/** Prefecture, city and town of a postal code. */
export type PostalEntry = [prefecture: string, city: string, town: string];

/** The codes that begin with the same three digits, each with its address. */
export type PostalFile = Record<string, PostalEntry>;

/**
 * All postal codes of Japan by their first three digits. The package works offline, and can only be asked code by
 * code, which takes seconds.
 */
export function postalFiles(): Record<string, PostalFile> {
  const areas = Array.from({ length: 1000 }, (_, index) => String(index).padStart(3, '0'));
  return Object.fromEntries(
    areas
      .map((area) => [area, postalFile(area)] as const)
      .filter(([, file]) => Object.keys(file).length > 0),
  );
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
