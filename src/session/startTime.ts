/** Milliseconds by which the stored start time is shifted (docs/product.md §3.6). Only this file applies it. */
const shift = 9 * 3_600_000;

/** Milliseconds. Past this age the next protected call renews the session first (docs/product.md §3.6). */
const renewAfter = 30 * 60_000;

/** @param issuedAt milliseconds by the server's clock */
export function encodeStart(issuedAt: number): string {
  return new Date(issuedAt + shift).toISOString();
}

/** @returns milliseconds; NaN when what is stored is no time */
export function decodeStart(stored: string): number {
  return Date.parse(stored) - shift;
}

/** How far a start may lie in the future, since `now` may be corrected backwards after a login (`clock.ts`). */
const maxAheadMs = 5 * 60_000;

/** Whether credentials must be renewed. A start further in the future can't be right, so it counts as too old. */
export function isDue(issuedAt: number, now: Date): boolean {
  const age = now.getTime() - issuedAt;
  return !(age >= -maxAheadMs && age < renewAfter);
}
