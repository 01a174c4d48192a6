import { unansweredPrefix } from '@/api/idempotency';
import { readJson } from './storage';

/**
 * What outlives a session that ended by itself: the drafts of procedures without their secret
 * fields, which of their requests have no answer yet, and the selected service. The session itself
 * is cleared (docs/product.md §3.7). A draft is kept, so that who typed for ten minutes gets it
 * back: the same customer's next login takes it up within a day; a logout or another customer's
 * login wipes it.
 */
interface DraftBackup {
  userId: string;
  /** Milliseconds by the server's clock. */
  at: number;
  selected: string | null;
  /** By their names in storage. */
  drafts: Record<string, string>;
}

/** What procedures keep stands under names that begin so. */
export const draftPrefix = 'procedure:';

/** Name of what is set aside. */
export const backupKey = 'minamo.draft_backup';

/** Older, it is about days and prices that have passed. */
const maxAge = 24 * 3_600_000;

/**
 * Gathers what outlives a session, to be written once the session is forgotten.
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

/** What was set aside of this login; nothing of another one's, nothing that is too old. */
export function readBackup(
  storage: Storage,
  userId: string,
  at: number,
): Pick<DraftBackup, 'selected' | 'drafts'> | undefined {
  const backup = read(storage);
  return backup?.userId === userId && at - backup.at < maxAge ? backup : undefined;
}

/** Takes back what a call kept that was answered after the end. */
export function removeFromBackup(storage: Storage, name: string): void {
  const backup = read(storage);
  if (backup?.drafts[name] === undefined) return;
  const drafts = { ...backup.drafts };
  delete drafts[name];
  storage.setItem(backupKey, JSON.stringify({ ...backup, drafts } satisfies DraftBackup));
}

/** Puts the answer that came after the end in the place of its draft; nothing where that is gone. */
export function amendBackup(storage: Storage, name: string, draft: string): void {
  const backup = read(storage);
  if (backup?.drafts[name] === undefined) return;
  const drafts = { ...backup.drafts, [name]: draft };
  storage.setItem(backupKey, JSON.stringify({ ...backup, drafts } satisfies DraftBackup));
}

const read = (storage: Storage) => readJson(storage, backupKey) as DraftBackup | undefined;
