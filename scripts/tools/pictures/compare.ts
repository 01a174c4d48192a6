import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type Collection, commitsOf, type Listed } from './collection.ts';
import { type Difference, differenceOf } from './difference.ts';

/** A picture that isn't what it was. */
export interface Changed extends Listed, Omit<Difference, 'image'> {}

export interface Comparison {
  before: string;
  after: string;
  /** Largest share first, faint differences last. */
  changed: Changed[];
  /** How many are the same. */
  same: number;
  /** Files of one of the two only. */
  gone: string[];
  added: string[];
}

/** A folder of pictures and what it holds. */
export interface Folder {
  folder: string;
  collection: Collection;
}

/**
 * Compares two folders of pictures. For each picture that differs, `into` gets the one before, the one after
 * and the difference, in a folder each.
 * @param isCompared whether a picture of either folder is compared
 */
export async function compareFolders(
  before: Folder,
  after: Folder,
  into: string,
  isCompared: (picture: Listed) => boolean = () => true,
): Promise<Comparison> {
  const was = before.collection.pictures.filter(isCompared);
  const is = after.collection.pictures.filter(isCompared);
  const [wasNames, isNames] = [was, is].map((list) => new Set(list.map(({ file }) => file)));
  const both = is.filter(({ file }) => wasNames?.has(file));
  rmSync(into, { recursive: true, force: true });
  for (const part of parts) mkdirSync(path.join(into, part), { recursive: true });
  const changed: Changed[] = [];
  for (const picture of both) {
    // zlib frees its memory only between two turns of the event loop: thousands of pictures in one would fill it.
    await setImmediate();
    const from = [before, after].map(({ folder }) => path.join(folder, picture.file));
    const [a, b] = from.map((file) => readFileSync(file));
    const found = a && b && differenceOf(a, b);
    if (!found) continue;
    const { image, ...difference } = found;
    for (const [turn, file] of from.entries())
      copyFileSync(file, path.join(into, parts[turn] ?? '', picture.file));
    writeFileSync(path.join(into, 'difference', picture.file), image);
    changed.push({ ...picture, ...difference });
  }
  changed.sort((a, b) => Number(a.isFaint) - Number(b.isFaint) || b.share - a.share);
  return {
    before: commitsOf(before.collection),
    after: commitsOf(after.collection),
    changed,
    same: both.length - changed.length,
    gone: was.filter(({ file }) => !isNames?.has(file)).map(({ file }) => file),
    added: is.filter(({ file }) => !wasNames?.has(file)).map(({ file }) => file),
  };
}

const parts = ['before', 'after', 'difference'] as const;
