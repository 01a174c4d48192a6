// Only the numbers of the messages are kept, nothing of the customer.
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

function add(place: Place, key: string, index: number): void {
  try {
    window[place].setItem(key, JSON.stringify([...new Set([...read(place, key), index])]));
  } catch {
    // Full or forbidden: the message comes again, which does no harm.
  }
}

/** Banners that were closed, until the tab ends. */
export const closedBanners = () => read('sessionStorage', closedKey);

/** Keeps a banner closed until the tab ends. */
export const closeBanner = (index: number) => add('sessionStorage', closedKey, index);

/** Popups that shall not come again on this device. */
export const hiddenPopups = () => read('localStorage', hiddenKey);

/** Keeps a popup away from this device. */
export const hidePopup = (index: number) => add('localStorage', hiddenKey, index);
