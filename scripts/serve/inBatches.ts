import { setTimeout as wait } from 'node:timers/promises';

/**
 * Hands edited files on in batches: what is edited at the same time in one go, and one go after the other.
 * @param begun what the first go waits for
 * @returns to be called with each edited file; resolves once its batch is done
 */
export function inBatches(
  follow: (files: readonly string[]) => Promise<void>,
  begun: Promise<void> = Promise.resolve(),
): (file: string) => Promise<void> {
  const edited = new Set<string>();
  let last = begun;
  return (file) => {
    edited.add(file);
    last = last.then(async () => {
      // Editors and git may write several files, one right after the other.
      await wait(50);
      const files = [...edited];
      edited.clear();
      if (files.length > 0) await follow(files);
    });
    return last;
  };
}
