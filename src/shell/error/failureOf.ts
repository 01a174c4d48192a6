import { failureKind } from '@/api/errors';
import { type Failure, failures } from '@/catalogue/failures';
import { isMissingChunk } from '@/lib/missingChunk';

/** The general message for an error of a call. A procedure may have its own message for a business code. */
export const failureOf = (error: unknown): Failure =>
  failures[isMissingChunk(error) ? 'network' : failureKind(error)];
