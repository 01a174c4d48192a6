import { deviceStorage, readJson, tabStorage } from '@/session/storage';

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

/** Marks of the banners and popups that were closed, until the session ends. */
export const closedMessages = () => read(session, closedKey);

/** Keeps a banner or popup closed until the session ends. */
export const closeMessage = (mark: number) => add(session, closedKey, mark);

/** Marks of the popups that the customer asked not to see again on this device. */
export const hiddenPopups = () => read(deviceStorage, hiddenKey);

/** Keeps a popup from being shown on this device again, to the customer in its mark. */
export const hidePopup = (mark: number) => add(deviceStorage, hiddenKey, mark);
