/** Key in session storage. Its value stays when the session is cleared. */
export const clockStorageKey = 'minamo.clock_offset';

let offset: number | undefined;

/**
 * The time by the server's clock as far as it is known: signing, the session's age and every
 * "today" use it, since the customer's device may be wrong by hours.
 */
export function now(): Date {
  return new Date(Date.now() + clockOffset());
}

/** What to add to the device's clock, in milliseconds. */
export function clockOffset(): number {
  offset ??= storedOffset();
  return offset;
}

/**
 * Corrects the clock, for this document and for its next load in the same tab.
 * @param milliseconds server's time minus device's time
 */
export function setClockOffset(milliseconds: number): void {
  offset = Math.round(milliseconds);
  try {
    sessionStorage.setItem(clockStorageKey, String(offset));
  } catch {
    // Without storage the next load learns it anew.
  }
}

function storedOffset(): number {
  try {
    const stored = Number(sessionStorage.getItem(clockStorageKey) ?? 0);
    return Number.isFinite(stored) ? stored : 0;
  } catch {
    return 0;
  }
}
