import type { ReactNode } from 'react';
import { BusinessError, failureKind, MaintenanceError, SessionError } from '@/api/errors';
import { procedureMessages } from '@/catalogue/messages';
import { type AlertContent, showAlert } from '@/ui/overlay/alert';

/** Why it was not taken, beside the button that was pressed. */
export interface SendingProblem {
  title: string;
  text: ReactNode;
}

/** What happened and what to do when a write was not taken, for whatever is no refusal. */
export const sendingFailure = (error: unknown): { title: string; text: string } =>
  procedureMessages[failureKind(error)];

/** The alert of a refusal or a maintenance that the server tells as HTML; undefined where it doesn't. */
export function htmlAlert(error: unknown): AlertContent | undefined {
  const html =
    error instanceof BusinessError || error instanceof MaintenanceError ? error.html : undefined;
  return html === undefined ? undefined : { kind: 'html', html };
}

/**
 * What stands beside the button after a failure that is no refusal. Nothing stands there when the session
 * has ended, which leads to /login, or when the server tells it as HTML, which opens as an alert.
 */
export function problemOf(error: unknown): SendingProblem | undefined {
  if (error instanceof SessionError) return undefined;
  const said = htmlAlert(error);
  if (!said) return sendingFailure(error);
  void showAlert(said);
  return undefined;
}
