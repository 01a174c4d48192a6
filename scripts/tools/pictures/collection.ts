import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Picture } from './picture.ts';
import { isPictureWanted, type Wanted } from './selection.ts';

/** What a folder of pictures holds, as its `pictures.json` lists it. */
export interface Collection {
  pictures: Listed[];
  /** What could not be taken, and why. */
  missing: Missing[];
}

export interface Listed extends Picture {
  /** The commit that the picture shows, with `+` when something was not committed. */
  commit: string;
}

export interface Missing extends Pick<Picture, 'scene' | 'data'> {
  why: string;
}

const fileOf = (folder: string) => path.join(folder, 'pictures.json');

/** What a folder holds; undefined when it is none of pictures. */
export function readCollection(folder: string): Collection | undefined {
  if (!existsSync(fileOf(folder))) return undefined;
  return JSON.parse(readFileSync(fileOf(folder), 'utf8')) as Collection;
}

/** The commits that pictures show. */
export const commitsOf = ({ pictures }: Collection): string =>
  [...new Set(pictures.map(({ commit }) => commit))].join(', ');

/**
 * Lists the pictures that were made in a folder. They replace those that the same selection had made before,
 * of which the files of steps that no longer exist are deleted.
 * @returns what the folder holds now
 */
export function addMade(folder: string, made: Collection, wanted: Wanted): Collection {
  const held = readCollection(folder) ?? { pictures: [], missing: [] };
  const files = new Set(made.pictures.map(({ file }) => file));
  const kept = held.pictures.filter((picture) => !isPictureWanted(picture, wanted));
  for (const picture of held.pictures)
    if (!kept.includes(picture) && !files.has(picture.file))
      rmSync(path.join(folder, picture.file), { force: true });
  const collection = {
    pictures: [...kept, ...made.pictures].sort((a, b) => (a.file < b.file ? -1 : 1)),
    missing: [
      ...held.missing.filter(
        ({ scene, data }) => !made.pictures.some((one) => one.scene === scene && one.data === data),
      ),
      ...made.missing,
    ],
  };
  writeFileSync(fileOf(folder), `${JSON.stringify(collection, null, 1)}\n`);
  return collection;
}
