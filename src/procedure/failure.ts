import type { ReactNode } from 'react';
import { BusinessError, failureKind, MaintenanceError, SessionError } from '@/api/errors';
import { procedureMessages } from '@/catalogue/messages';
import { type AlertContent, showAlert } from '@/ui/overlay/alert';

/** Why sending failed, shown beside the button that was pressed. */
export interface SendingProblem {
  title: string;
  text: ReactNode;
}

/** What happened and what to do, when a write failed and was not refused by a business rule. */
export const sendingFailure = (error: unknown): { title: string; text: string } =>
  procedureMessages[failureKind(error)];

/** The alert of a refusal or a maintenance whose message the server sends as HTML; undefined without one. */
export function htmlAlert(error: unknown): AlertContent | undefined {
  const html =
    error instanceof BusinessError || error instanceof MaintenanceError ? error.html : undefined;
  return html === undefined ? undefined : { kind: 'html', html };
}

/**
 * What to show beside the button after a failed request. Undefined when the session has ended, which leads to
 * /login, or when the server's message is HTML, which this opens as an alert.
 * @param unchanged a sentence that says what the press has not done
 */
export function problemOf(error: unknown, unchanged?: string): SendingProblem | undefined {
  if (error instanceof SessionError) return undefined;
  const said = htmlAlert(error);
  if (!said) {
    const failure = sendingFailure(error);
    return unchanged ? { ...failure, text: failure.text + unchanged } : failure;
  }
  void showAlert(said);
  return undefined;
}
