import { unansweredPrefix } from '@/api/idempotency';
import { readJson } from './storage';

/**
 * What outlives a session that ended by itself (docs/product.md §3.7): the drafts of procedures without
 * their secret fields, the presses without an answer (`idempotency.ts`), and the selected service. The same
 * customer's next login within a day restores them, so that ten minutes of typing are not lost. A logout or
 * another customer's login deletes them.
 */
interface DraftBackup {
  userId: string;
  /** Milliseconds by the server's clock. */
  at: number;
  selected: string | null;
  /** Drafts and presses, by their names in storage. */
  drafts: Record<string, string>;
}

/** Prefix of the storage names of procedures' drafts. */
export const draftPrefix = 'procedure:';

/** Storage name of the backup. */
export const backupKey = 'minamo.draft_backup';

/** Milliseconds. Days and prices in an older draft would be out of date. */
const maxAge = 24 * 3_600_000;

/**
 * Makes the backup of a session, which the caller stores after it has cleared the session.
 * @param at milliseconds by the server's clock
 */
export function createBackup(
  storage: Storage,
  userId: string,
  selected: string | null,
  at: number,
): string {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const drafts = Object.fromEntries(
    names
      .filter((name) => name.startsWith(draftPrefix) || name.startsWith(unansweredPrefix))
      .map((name) => [name, storage.getItem(name) ?? '']),
  );
  return JSON.stringify({ userId, at, selected, drafts } satisfies DraftBackup);
}

/** The backup of this customer; undefined where it is another customer's or too old. */
export function readBackup(
  storage: Storage,
  userId: string,
  at: number,
): Pick<DraftBackup, 'selected' | 'drafts'> | undefined {
  const backup = read(storage);
  return backup?.userId === userId && at - backup.at < maxAge ? backup : undefined;
}

/** Removes a press from the backup: its answer came after the session had ended. */
export function removeFromBackup(storage: Storage, name: string): void {
  const backup = read(storage);
  if (backup?.drafts[name] === undefined) return;
  const drafts = { ...backup.drafts };
  delete drafts[name];
  storage.setItem(backupKey, JSON.stringify({ ...backup, drafts } satisfies DraftBackup));
}

/** Replaces a draft in the backup, if it is there: the answer came after the session had ended. */
export function amendBackup(storage: Storage, name: string, draft: string): void {
  const backup = read(storage);
  if (backup?.drafts[name] === undefined) return;
  const drafts = { ...backup.drafts, [name]: draft };
  storage.setItem(backupKey, JSON.stringify({ ...backup, drafts } satisfies DraftBackup));
}

const read = (storage: Storage) => readJson(storage, backupKey) as DraftBackup | undefined;
