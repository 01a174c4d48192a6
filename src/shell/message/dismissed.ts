import { openStorage, readJson, tabStorage } from '@/session/storage';

// Only marks of the messages are kept: no words, nothing of the customer.
const closedKey = 'minamo.closed_messages';
const hiddenKey = 'minamo.hidden_popups';

function read(place: () => Storage, key: string): number[] {
  const value = readJson(place(), key);
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
}

function add(place: () => Storage, key: string, mark: number): void {
  try {
    place().setItem(key, JSON.stringify([...new Set([...read(place, key), mark])]));
  } catch {
    // Full or forbidden: the message comes again, which does no harm.
  }
}

/** The session's own, which a logout and the end of the session wipe. */
const session = () => tabStorage;
/** Looked up with each use: a browser may refuse even that. */
const device = () => openStorage(() => globalThis.localStorage);

/**
 * What tells a message from others: a number (FNV-1a) made of the customer whom it is for, its index and
 * what it says. The index alone would keep away the next message that stands there; the words alone would
 * close two that are alike.
 */
export const markOf = (...parts: unknown[]): number =>
  Array.from(JSON.stringify(parts)).reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  );

/** Marks of the banners and popups that were closed, until the session ends. */
export const closedMessages = () => read(session, closedKey);

/** Keeps a banner or popup closed until the session ends. */
export const closeMessage = (mark: number) => add(session, closedKey, mark);

/** Marks of the popups that shall not come again on this device. */
export const hiddenPopups = () => read(device, hiddenKey);

/** Keeps a popup away from this device, for the customer whom its mark is made of. */
export const hidePopup = (mark: number) => add(device, hiddenKey, mark);
