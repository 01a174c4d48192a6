import { onlineManager } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import { isMissingChunk } from '@/lib/lazyModule';

/**
 * Reports an error that an error boundary has caught. What the boundary shows is not reported: a failed call, or
 * code that can't come while the device is offline. Anything else is a bug.
 */
export function onCaughtError(error: unknown): void {
  if (error instanceof ApiError || (isMissingChunk(error) && !onlineManager.isOnline())) return;
  reportError(error);
}
