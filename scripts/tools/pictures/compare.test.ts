import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Listed } from './collection.ts';
import { compareFolders } from './compare.ts';
import { differenceOf } from './difference.ts';
import { comparisonPage } from './pages.ts';

type Colour = [number, number, number];
const paper: Colour = [252, 251, 247];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: Colour;
}

/** A PNG with boxes on paper. */
function png(width: number, height: number, ...boxes: Box[]): Buffer {
  const picture = new PNG({ width, height });
  const paint = (box: Box) => {
    for (let y = box.y; y < box.y + box.height; y += 1)
      for (let x = box.x; x < box.x + box.width; x += 1)
        picture.data.set([...box.colour, 255], (y * width + x) * 4);
  };
  for (const box of [{ x: 0, y: 0, width, height, colour: paper }, ...boxes]) paint(box);
  return PNG.sync.write(picture);
}

const ink = (x: number, y: number, width: number, height: number): Box => ({
  ...{ x, y, width, height },
  colour: [14, 22, 29],
});

test('the same pixels are no difference, however their file was written', () => {
  const one = png(40, 30, ink(5, 5, 10, 2));
  const other = PNG.sync.write(PNG.sync.read(one), { filterType: 1 });
  expect(other.equals(one)).toBe(false);
  expect(differenceOf(one, other)).toBeUndefined();
});

test('a line that moved by one pixel is found, and marked where it was and where it is', () => {
  const found = differenceOf(png(40, 30, ink(5, 5, 10, 1)), png(40, 30, ink(5, 6, 10, 1)));
  expect(found).toMatchObject({ count: 20, share: 20 / 1200, isFaint: false });
  const marks = PNG.sync.read(found?.image ?? Buffer.alloc(0));
  const redAt = (x: number, y: number) => [...marks.data.subarray((y * 40 + x) * 4).subarray(0, 3)];
  expect(redAt(5, 5)).toEqual([255, 0, 0]);
  expect(redAt(14, 6)).toEqual([255, 0, 0]);
  expect(redAt(15, 6)).not.toEqual([255, 0, 0]);
});

test('what one picture has more than the other differs', () => {
  expect(differenceOf(png(40, 30), png(40, 36))).toMatchObject({ share: 6 / 36, isFaint: false });
});

test('a difference of one shade is reported as one that hardly anybody sees', () => {
  const shade: Box = { x: 0, y: 0, width: 40, height: 30, colour: [252, 251, 246] };
  expect(differenceOf(png(40, 30), png(40, 30, shade))).toMatchObject({
    share: 1,
    isFaint: true,
  });
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function folderOf(name: string, commit: string, pictures: Record<string, Buffer>) {
  const at = path.join(folder, name);
  mkdirSync(at);
  const listed = Object.entries(pictures).map(([scene, picture]): Listed => {
    const file = `${scene}.normal.375.light.png`;
    writeFileSync(path.join(at, file), picture);
    const what = { data: 'normal', size: '375', scheme: 'light' } as const;
    return { file, scene, step: '', address: `/${scene}`, commit, ...what };
  });
  return { folder: at, collection: { pictures: listed, missing: [] } };
}

test('two folders: the largest first, shades last, and what only one of them has', async () => {
  const plain = png(40, 30);
  const shade: Box = { x: 0, y: 0, width: 40, height: 30, colour: [252, 251, 246] };
  const before = folderOf('was', 'a1', {
    ...{ top: plain, billing: plain, contract: plain, option: plain, gone: plain },
  });
  const after = folderOf('is', 'b2', {
    top: png(40, 30, ink(0, 0, 1, 1)),
    billing: png(40, 30, ink(0, 0, 20, 20)),
    contract: plain,
    option: png(40, 30, shade),
    fresh: plain,
  });
  const into = path.join(folder, 'compare');
  const comparison = await compareFolders(before, after, into);
  expect(comparison.changed.map(({ scene }) => scene)).toEqual(['billing', 'top', 'option']);
  expect(comparison).toMatchObject({
    same: 1,
    gone: ['gone.normal.375.light.png'],
    added: ['fresh.normal.375.light.png'],
  });
  for (const part of ['before', 'after', 'difference'])
    expect(readdirSync(path.join(into, part))).toHaveLength(3);
  const page = comparisonPage(comparison);
  expect(page).toContain('a1 → b2: 3 differ, 1 are the same');
  expect(page.indexOf('33.3 %')).toBeLessThan(page.indexOf('0.1 %'));
  expect(page).toContain('src="difference/billing.normal.375.light.png"');
});

test('a part is compared alone', async () => {
  const before = folderOf('was', 'a1', { top: png(9, 9), billing: png(9, 9) });
  const after = folderOf('is', 'b2', { top: png(9, 8), billing: png(9, 8) });
  const isCompared = ({ scene }: Listed) => scene === 'top';
  const { changed } = await compareFolders(before, after, path.join(folder, 'c'), isCompared);
  expect(changed.map(({ scene }) => scene)).toEqual(['top']);
});
