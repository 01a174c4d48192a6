import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whether a file of unit or mock tests is tagged `long`. */
export const isLong = (file: string): boolean =>
  readFileSync(file, 'utf8').startsWith('/** @module-tag long */');

/**
 * Starts the files tagged `long` before the other files of their project. In a fresh clone Vitest begins with the
 * largest files, and the longest run would come last, with the other core idle for a minute.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((one) => {
      const own = sorted.filter(({ project }) => project === one);
      const long = own.filter(({ moduleId }) => isLong(moduleId));
      return [...long, ...own.filter((file) => !long.includes(file))];
    });
  }
}
