// Only marks of the messages are kept: no words, nothing of the customer.
const closedKey = 'minamo.closed_banners';
const hiddenKey = 'minamo.hidden_popups';
// Looked up with each use: a browser may refuse even that.
type Place = 'sessionStorage' | 'localStorage';

function read(place: Place, key: string): number[] {
  try {
    const value: unknown = JSON.parse(window[place].getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
  } catch {
    return [];
  }
}

function add(place: Place, key: string, mark: number): void {
  try {
    window[place].setItem(key, JSON.stringify([...new Set([...read(place, key), mark])]));
  } catch {
    // Full or forbidden: the message comes again, which does no harm.
  }
}

/**
 * What tells a message from others: a number made of what it says (FNV-1a). Its place in the answer
 * would keep away the next one that stands there.
 */
export const markOf = (...said: unknown[]): number =>
  Array.from(JSON.stringify(said)).reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  );

/** Banners that were closed, until the tab ends. */
export const closedBanners = () => read('sessionStorage', closedKey);

/** Keeps a banner closed until the tab ends. */
export const closeBanner = (mark: number) => add('sessionStorage', closedKey, mark);

/** Popups that shall not come again on this device. */
export const hiddenPopups = () => read('localStorage', hiddenKey);

/** Keeps a popup away from this device. */
export const hidePopup = (mark: number) => add('localStorage', hiddenKey, mark);
