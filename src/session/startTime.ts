/** The stored start time is shifted by nine hours (docs/product.md §3.6): this file alone knows. */
const shift = 9 * 3_600_000;

/** Past this age the next protected call renews the session first (docs/product.md §3.6). */
const renewAfter = 30 * 60_000;

/** @param issuedAt milliseconds by the server's clock */
export function encodeStart(issuedAt: number): string {
  return new Date(issuedAt + shift).toISOString();
}

/** @returns milliseconds; NaN when what is stored is no time */
export function decodeStart(stored: string): number {
  return Date.parse(stored) - shift;
}

/** By how much a start may lie ahead: the server's clock is known better with each answer, and set back then. */
const maxAheadMs = 5 * 60_000;

/** Whether credentials are to be renewed. A start further in the future proves nothing, so it counts as past. */
export function isDue(issuedAt: number, now: Date): boolean {
  const age = now.getTime() - issuedAt;
  return !(age >= -maxAheadMs && age < renewAfter);
}
