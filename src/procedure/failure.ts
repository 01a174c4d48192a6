import { ClockError, MaintenanceError, NetworkError } from '@/api/errors';
import { procedureMessages } from '@/catalogue/messages';

/** What happened and what to do when a write was not taken, for whatever is no refusal. */
export function sendingFailure(error: unknown): { title: string; text: string } {
  if (error instanceof MaintenanceError) return procedureMessages.maintenance;
  if (error instanceof ClockError) return procedureMessages.clock;
  if (error instanceof NetworkError) return procedureMessages.notSent;
  return procedureMessages.system;
}
