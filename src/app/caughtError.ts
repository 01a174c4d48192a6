import { ApiError } from '@/api/errors';

/**
 * What React does with an error that a boundary caught. A failed call is said by the screen's
 * boundary; anything else is a mistake of ours.
 */
export function onCaughtError(error: unknown): void {
  if (!(error instanceof ApiError)) reportError(error);
}
