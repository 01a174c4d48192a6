import type { FieldValues } from 'react-hook-form';
import type * as Schema from '@/api/generated/schemas';
import { queryClient } from '@/api/queryClient';
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
  /** Index of the first step whose secret fields were typed, and are not kept. */
  emptied?: number | undefined;
  /** What the review promised of these values when it was last shown or confirmed: a later login says what has changed. */
  seen?: Schema.Terms | undefined;
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
const version = 5;

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

type Typed<Values> = Pick<Draft<Values>, 'values' | 'reached'>;

const typedKey = (name: string, serviceId: string) => ['typed', name, serviceId];

// Nobody observes it, so that it would be collected after some minutes.
queryClient.setQueryDefaults(['typed'], { gcTime: Infinity });

/**
 * Holds what is typed with its secret fields, for the way back within the open document: it is stored nowhere, and
 * goes with the session, whose end clears the cache.
 */
export function holdTyped(name: string, serviceId: string, { values, reached }: Draft): void {
  queryClient.setQueryData<Typed<FieldValues>>(typedKey(name, serviceId), { values, reached });
}

/** The draft as the open document has it: with the secret fields that were typed in it. */
export function heldDraft(name: string, serviceId: string): Draft {
  const kept = readDraft(name, serviceId);
  const typed = queryClient.getQueryData<Typed<FieldValues>>(typedKey(name, serviceId));
  return typed ? { ...kept, ...typed, emptied: undefined, seen: undefined } : kept;
}

/** Updates a draft that was backed up when the session ended, for the login that restores it. */
export function amendDraft(name: string, serviceId: string, draft: Draft): void {
  try {
    amendBackup(tabStorage, key(name, serviceId), JSON.stringify({ version, ...draft }));
  } catch {
    // The backup still has the draft as it was when the session ended.
  }
}

/** The values without the secret fields. @param secrets their names */
export function withoutSecrets<Values extends FieldValues>(
  values: Values,
  secrets: readonly string[],
): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !secrets.includes(name)),
  ) as Values;
}
