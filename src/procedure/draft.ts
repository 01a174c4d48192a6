import type { FieldValues } from 'react-hook-form';
import { amendBackup, draftPrefix } from '@/session/draftBackup';
import { readJson, tabStorage } from '@/session/storage';

/**
 * What a procedure keeps in session storage, so that a reload or a session that ran out loses
 * nothing: a draft without its secret fields, and the receipt of the last time. Logging out clears
 * session storage.
 */
export interface Draft<Values, Receipt> {
  values?: Values;
  /** Steps that were filled in, all their fields kept; a later one isn't opened without them. */
  reached?: number;
  /** ISO moment of a request whose outcome nobody knows. */
  unknownSince?: string;
  /** The verb of the button that sent it: 0.5GBを330円で追加する. */
  unknownAction?: string;
  receipt?: Receipt;
}

const key = (name: string, serviceId: string) => `${draftPrefix}${name}:${serviceId}`;

/** Reads what is kept of a procedure for a service; nothing where there is nothing readable. */
export function readDraft<Values extends FieldValues, Receipt>(
  name: string,
  serviceId: string,
): Draft<Values, Receipt> {
  const kept = readJson(tabStorage, key(name, serviceId));
  return typeof kept === 'object' && kept !== null ? kept : {};
}

/** Keeps it; where the browser has no room the procedure goes on without. */
export function writeDraft<Values extends FieldValues, Receipt>(
  name: string,
  serviceId: string,
  draft: Draft<Values, Receipt>,
): void {
  try {
    tabStorage.setItem(key(name, serviceId), JSON.stringify(draft));
  } catch {
    // Only a reload would miss it.
  }
}

/** Keeps what became of it after the session ran out, for the login that gets its draft back. */
export function amendDraft<Values extends FieldValues, Receipt>(
  name: string,
  serviceId: string,
  draft: Draft<Values, Receipt>,
): void {
  try {
    amendBackup(tabStorage, key(name, serviceId), JSON.stringify(draft));
  } catch {
    // The draft as it was then is still there.
  }
}

/** A copy without the secret fields. */
export function withoutSecrets<Values extends FieldValues>(
  values: Values,
  secrets: readonly string[],
): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !secrets.includes(name)),
  ) as Values;
}
