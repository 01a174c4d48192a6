// Only the numbers of the messages are kept, nothing of the customer.
const closedKey = 'minamo.closedBanners';
const hiddenKey = 'minamo.hiddenPopups';

function read(storage: Storage, key: string): number[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
  } catch {
    return [];
  }
}

function add(storage: Storage, key: string, index: number): void {
  try {
    storage.setItem(key, JSON.stringify([...new Set([...read(storage, key), index])]));
  } catch {
    // Full or forbidden: the message comes again, which does no harm.
  }
}

/** Banners that were closed, until the tab ends. */
export const closedBanners = () => read(sessionStorage, closedKey);

/** Keeps a banner closed until the tab ends. */
export const closeBanner = (index: number) => add(sessionStorage, closedKey, index);

/** Popups that shall not come again on this device. */
export const hiddenPopups = () => read(localStorage, hiddenKey);

/** Keeps a popup away from this device. */
export const hidePopup = (index: number) => add(localStorage, hiddenKey, index);
