import { ClockError, MaintenanceError, NetworkError, BusinessError } from '@/api/errors';
import { procedureMessages } from '@/catalogue/messages';
import type { AlertContent } from '@/ui/overlay/alert';

/** What happened and what to do when a write was not taken, for whatever is no refusal. */
export function sendingFailure(error: unknown): { title: string; text: string } {
  if (error instanceof MaintenanceError) return procedureMessages.maintenance;
  if (error instanceof ClockError) return procedureMessages.clock;
  if (error instanceof NetworkError) return procedureMessages.notSent;
  return procedureMessages.system;
}

/** The alert of a refusal or a maintenance that the server tells as HTML; undefined where it doesn't. */
export function htmlAlert(error: unknown): AlertContent | undefined {
  const html =
    error instanceof BusinessError || error instanceof MaintenanceError ? error.html : undefined;
  return html === undefined ? undefined : { kind: 'html', html };
}
