/**
 * Carries out what was pressed on the prerendered page before its code had come (`src/pressQueue.js`), which
 * from now on keeps nothing back. Nothing where the page was not prerendered.
 */
export function replayPresses(): void {
  (globalThis as { replayPresses?: () => void }).replayPresses?.();
}
