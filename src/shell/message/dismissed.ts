/**
 * Which banners were closed (until the tab ends) and which popups shall not come again (on this
 * device). Only their numbers are kept, nothing of the customer.
 */
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
  storage.setItem(key, JSON.stringify([...new Set([...read(storage, key), index])]));
}

export const closedBanners = () => read(sessionStorage, closedKey);
export const closeBanner = (index: number) => add(sessionStorage, closedKey, index);
export const hiddenPopups = () => read(localStorage, hiddenKey);
export const hidePopup = (index: number) => add(localStorage, hiddenKey, index);
