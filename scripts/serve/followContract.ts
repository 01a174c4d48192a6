import { bundleDocument, type DocumentName, documentNames } from '../contract/documents.ts';
import { writeTypes } from '../contract/generate.ts';
import { lintContract } from '../contract/lint.ts';
import type { Mock } from '../mock/mock.ts';
import { inBatches } from './inBatches.ts';

/**
 * Follows edits of the contract: checks the documents that the files belong to, generates their types and
 * reloads the mock. When there is a mistake, the last good contract stays in use.
 * @param tell called after each, so that an open page can read again, or show what is broken
 * @returns to be called with the absolute path of each edited file; edits at the same time are handled in one
 *   go, and one go waits for the one before
 */
export function contractFollower(
  mock: Pick<Mock, 'reload' | 'problems'>,
  tell: () => void,
): (file: string) => Promise<void> {
  const filesOf = new Map<DocumentName, string[]>();

  const documentsOf = (files: readonly string[]) => {
    const has = (name: DocumentName, file: string) => filesOf.get(name)?.includes(file);
    const isNew = (file: string) => !documentNames.some((name) => has(name, file));
    // A file that no document had so far may belong to any of them.
    if (files.some(isNew)) return documentNames;
    return documentNames.filter((name) => files.some((file) => has(name, file)));
  };
  const learnFiles = async (names: readonly DocumentName[]) => {
    for (const name of names) filesOf.set(name, (await bundleDocument(name)).files);
  };
  const follow = async (files: readonly string[]) => {
    const started = performance.now();
    const names = documentsOf(files);
    try {
      const problems = await lintContract(names);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      const changed = await writeTypes(names);
      await mock.reload();
      await learnFiles(names);
      mock.problems.delete('contract');
      tell();
      const took = Math.round(performance.now() - started);
      const types = changed.length > 0 ? `; new types: ${changed.join(', ')}` : '';
      console.log(`Contract reloaded in ${took} ms (${names.join(', ')})${types}.`);
    } catch (error) {
      mock.problems.set('contract', (error as Error).message);
      tell();
      console.error((error as Error).message);
      console.error('The contract has a mistake; the last good one goes on serving.');
    }
  };

  return inBatches(
    follow,
    learnFiles(documentNames).catch(() => undefined),
  );
}
