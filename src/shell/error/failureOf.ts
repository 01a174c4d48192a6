import { ClockError, MaintenanceError, NetworkError } from '@/api/errors';
import { failures, type Failure } from '@/catalogue/errors';
import { isMissingChunk } from '../newVersion';

/** Which words an error of a call has; a business code has words of its own where the procedure wants them. */
export function failureOf(error: unknown): Failure {
  if (error instanceof MaintenanceError) return failures.maintenance;
  if (error instanceof NetworkError || isMissingChunk(error)) return failures.network;
  if (error instanceof ClockError) return failures.clock;
  return failures.system;
}
