import type { CheckedOperation } from '../contract.ts';
import type { Case } from './case.ts';

/** A case without what all cases of a setting share. */
export type Part = Omit<Case, 'operation' | 'host'>;

/** The body of an operation's first example; none where it takes none. */
export const firstBody = (operation: CheckedOperation): Pick<Part, 'body'> =>
  operation.request ? { body: JSON.stringify(operation.request.examples[0]?.value) } : {};
