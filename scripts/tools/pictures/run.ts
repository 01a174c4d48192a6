import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { addMade, type Collection, readCollection } from './collection.ts';
import { compareFolders } from './compare.ts';
import { makePictures } from './make.ts';
import { type Options, optionsOf } from './options.ts';
import { comparisonPage, overviewPage, percent } from './pages.ts';
import { isPictureWanted } from './selection.ts';
import { withCommit } from './tree.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** How many pictures that differ the console lists; the page shows all. */
const listedAtMost = 40;

async function make(options: Options): Promise<void> {
  const started = performance.now();
  const take = (tree: string) => makePictures(tree, options);
  const made = await (options.commit ? withCommit(root, options.commit, take) : take(root));
  const collection = addMade(options.out, made, options);
  const index = path.join(options.out, 'index.html');
  writeFileSync(index, overviewPage(collection));
  const seconds = Math.round((performance.now() - started) / 1000);
  for (const { scene, data, why } of made.missing)
    console.log(`Not taken: ${scene}, ${data}: ${why}`);
  console.log(`${made.pictures.length} pictures in ${seconds} s: ${index}`);
}

async function compare(beforeFolder: string, options: Options): Promise<void> {
  const into = path.join(options.out, 'compare');
  const comparison = await compareFolders(
    { folder: beforeFolder, collection: collectionOf(beforeFolder) },
    { folder: options.out, collection: collectionOf(options.out) },
    into,
    (picture) => isPictureWanted(picture, options),
  );
  const index = path.join(into, 'index.html');
  writeFileSync(index, comparisonPage(comparison));
  const { changed, same, gone, added } = comparison;
  for (const { file, share, isFaint } of changed.slice(0, listedAtMost))
    console.log(`${percent(share).padStart(7)}  ${file}${isFaint ? ' (shades only)' : ''}`);
  if (changed.length > listedAtMost)
    console.log(`         and ${changed.length - listedAtMost} more`);
  console.log(
    `${changed.length} differ, ${same} are the same, ${gone.length} only before, ${added.length} only after: ${index}`,
  );
}

function collectionOf(folder: string): Collection {
  const collection = readCollection(folder);
  if (!collection) throw new Error(`${folder} holds no pictures: make some with --out ${folder}`);
  return collection;
}

try {
  const options = optionsOf(process.argv.slice(2));
  if (!options.isMade) await make(options);
  if (options.compare) await compare(options.compare, options);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
