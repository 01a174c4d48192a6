import { ApiError } from '@/api/errors';

/**
 * Reports an error that an error boundary has caught. A failed call is not reported, since the boundary
 * shows it; anything else is a bug.
 */
export function onCaughtError(error: unknown): void {
  if (!(error instanceof ApiError)) reportError(error);
}
