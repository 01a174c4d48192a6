import { pressedKey } from '@/lib/pressedKey';
import { deviceStorage } from '@/session/storage';

/** Opens the search from anywhere but a field. */
export const searchKey = '/';

const storageKey = 'minamo.search_key_off';

/** Whether the key opens the search on this device. */
export const isSearchKeyOn = (): boolean => deviceStorage().getItem(storageKey) === null;

/**
 * Turns the key on or off on this device: who speaks to the device, or whose hand meets keys by chance,
 * must be able to (WCAG 2.1.4).
 */
export function setSearchKey(isOn: boolean): void {
  try {
    if (isOn) deviceStorage().removeItem(storageKey);
    else deviceStorage().setItem(storageKey, '1');
  } catch {
    // Storage is full or forbidden: the key stays as it was.
  }
}

const typedInto =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** Whether a pressed key asks for the search: alone, not in a field, and not in a dialog that asks for an answer. */
export function asksForSearch(event: KeyboardEvent): boolean {
  const { ctrlKey, altKey, metaKey, target } = event;
  if (pressedKey(event) !== searchKey || ctrlKey || altKey || metaKey) return false;
  const at = target instanceof Element ? target : undefined;
  const isInDialog = at?.closest('[aria-modal="true"]') && !at.closest('[data-search]');
  if (isInDialog || at?.closest(typedInto)) return false;
  return !event.defaultPrevented && isSearchKeyOn();
}
