import { bundleDocument, documentNames, type DocumentName } from '../contract/documents.ts';
import { writeTypes } from '../contract/generate.ts';
import { lintContract } from '../contract/lint.ts';
import type { Mock } from '../mock/mock.ts';

/**
 * Makes what follows an edit of the contract: checks the documents that the file belongs to, makes
 * their types anew and reloads the mock. With a mistake the last good contract goes on serving.
 * @returns to be called with the absolute path of the edited file
 */
export function contractFollower(mock: Mock): (file: string) => Promise<void> {
  const filesOf = new Map<DocumentName, string[]>();

  const documentsOf = (file: string) => {
    const found = documentNames.filter((name) => filesOf.get(name)?.includes(file));
    // A new file, or one that no good document had so far, may belong to any.
    return found.length > 0 ? found : documentNames;
  };
  const learnFiles = async (names: readonly DocumentName[]) => {
    for (const name of names) filesOf.set(name, (await bundleDocument(name)).files);
  };
  const learnt = learnFiles(documentNames).catch(() => undefined);

  return async (file) => {
    const started = performance.now();
    await learnt;
    const names = documentsOf(file);
    try {
      const problems = await lintContract(names);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      const changed = await writeTypes(names);
      await mock.reload();
      await learnFiles(names);
      const took = Math.round(performance.now() - started);
      const types = changed.length > 0 ? `; new types: ${changed.join(', ')}` : '';
      console.log(`Contract reloaded in ${took} ms (${names.join(', ')})${types}.`);
    } catch (error) {
      console.error((error as Error).message);
      console.error('The contract has a mistake; the last good one goes on serving.');
    }
  };
}
