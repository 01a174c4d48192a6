import { failureKind } from '@/api/errors';
import { type Failure, failures } from '@/catalogue/errors';
import { isMissingChunk } from '../newVersion';

/** Which words an error of a call has; a business code has words of its own where the procedure wants them. */
export const failureOf = (error: unknown): Failure =>
  failures[isMissingChunk(error) ? 'network' : failureKind(error)];
