import type { FieldValues } from 'react-hook-form';
import type * as Schema from '@/api/generated/schemas';
import { amendBackup, draftPrefix } from '@/session/draftBackup';
import { readJson, tabStorage } from '@/session/storage';

/**
 * What a procedure keeps in session storage, so that a reload or a session that ran out loses
 * nothing: a draft without its secret fields, and the receipt of the last time. Logging out clears
 * session storage.
 */
export interface Draft<Values = FieldValues, Receipt = object> {
  values?: Values;
  /** Index of the furthest step that may be opened: every step before it is filled in, all fields kept. */
  reached?: number;
  /** ISO moment of a request whose outcome nobody knows. */
  unknownSince?: string;
  /** The verb of the button that sent it: 0.5GBを330円で追加する. */
  unknownAction?: string;
  /** What that request confirmed: sent again, it is the same request. */
  unknownConfirmed?: Schema.Terms;
  receipt?: Receipt;
}

/**
 * Raised when the values or the receipt of any procedure change their shape: what an earlier build has kept, or a
 * later one, is dropped, since it would be misread.
 */
const version = 2;

const key = (name: string, serviceId: string) => `${draftPrefix}${name}:${serviceId}`;

/** Reads what is kept of a procedure for a service; nothing where there is nothing readable, or of another version. */
export function readDraft<Values = FieldValues, Receipt = object>(
  name: string,
  serviceId: string,
): Draft<Values, Receipt> {
  const kept = readJson(tabStorage, key(name, serviceId));
  if (typeof kept !== 'object' || kept === null || !('version' in kept)) return {};
  const { version: of, ...draft } = kept as Draft<Values, Receipt> & { version: unknown };
  return of === version ? draft : {};
}

/** Stores the draft. If storage is full, the procedure goes on without. */
export function writeDraft(name: string, serviceId: string, draft: Draft): void {
  try {
    tabStorage.setItem(key(name, serviceId), JSON.stringify({ version, ...draft }));
  } catch {
    // The page still has the draft; only a reload would lose it.
  }
}

/** Updates a draft that was backed up when the session ended, for the login that restores it. */
export function amendDraft(name: string, serviceId: string, draft: Draft): void {
  try {
    amendBackup(tabStorage, key(name, serviceId), JSON.stringify({ version, ...draft }));
  } catch {
    // The backup still has the draft as it was when the session ended.
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
