import { openStorage, readJson, tabStorage } from '@/session/storage';

// Only marks of the messages are kept: neither their text nor any customer data.
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
    // Storage is full or forbidden: the message is shown again, which does no harm.
  }
}

/** Session storage, which is wiped at logout and at the end of the session. */
const session = () => tabStorage;
/** Looked up at each use, since in some browsers even the access to local storage throws. */
const device = () => openStorage(() => globalThis.localStorage);

/**
 * Identifies a message: a hash (FNV-1a) of the customer's id, the message's index and its content. By the
 * index alone, the next message at that index would stay closed; by the content alone, closing one of two
 * equal messages would close both.
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

/** Marks of the popups that the customer asked not to see again on this device. */
export const hiddenPopups = () => read(device, hiddenKey);

/** Keeps a popup from being shown on this device again, to the customer in its mark. */
export const hidePopup = (mark: number) => add(device, hiddenKey, mark);
