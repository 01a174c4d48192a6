import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Projects one after the other, in each the matrices first. */
const rank = ({ moduleId, project }: TestSpecification) =>
  2 * project.config.sequence.groupOrder + (moduleId.includes('/e2e/matrix/') ? 0 : 1);

/**
 * The order of test files, for `test.sequence.sequencer`: large files before small ones as ever, and
 * before them the matrices, which are a line and walk for a minute: begun last they kept one worker
 * busy while the others had nothing left.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}
