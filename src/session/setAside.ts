import { unansweredPrefix } from '@/api/presses';

/**
 * What outlives a session that ended by itself: the drafts of procedures, which hold no secret, which of
 * their sendings nobody has answered, and the service that was selected. The specification clears the session then, and clears the storage
 * when the customer logs out; a draft is not part of the session, and who typed for ten minutes and
 * was thrown out gets it back. Only the same login does, within a day; a logout or anybody else's
 * login wipes it.
 */
interface SetAside {
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
export const asideKey = 'minamo.set_aside';

/** Older, it is about days and prices that have passed. */
const maxAge = 24 * 3_600_000;

/**
 * Gathers what outlives a session, to be written once the session is forgotten.
 * @param at milliseconds by the server's clock
 */
export function gatherAside(
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
  return JSON.stringify({ userId, at, selected, drafts } satisfies SetAside);
}

/** What was set aside of this login; nothing of another one's, nothing that is too old. */
export function asideOf(
  storage: Storage,
  userId: string,
  at: number,
): Pick<SetAside, 'selected' | 'drafts'> | undefined {
  const aside = read(storage);
  return aside?.userId === userId && at - aside.at < maxAge ? aside : undefined;
}

/** Takes back what a call kept that was answered after the end. */
export function forgetAside(storage: Storage, name: string): void {
  const aside = read(storage);
  if (aside?.drafts[name] === undefined) return;
  const drafts = { ...aside.drafts };
  delete drafts[name];
  storage.setItem(asideKey, JSON.stringify({ ...aside, drafts } satisfies SetAside));
}

/** Puts the answer that came after the end in the place of its draft; nothing where that is gone. */
export function amendAside(storage: Storage, name: string, draft: string): void {
  const aside = read(storage);
  if (aside?.drafts[name] === undefined) return;
  const drafts = { ...aside.drafts, [name]: draft };
  storage.setItem(asideKey, JSON.stringify({ ...aside, drafts } satisfies SetAside));
}

function read(storage: Storage): SetAside | undefined {
  try {
    return (JSON.parse(storage.getItem(asideKey) ?? 'null') as SetAside | null) ?? undefined;
  } catch {
    return undefined;
  }
}
