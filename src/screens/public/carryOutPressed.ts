/**
 * Carries out what was pressed on the prerendered page before its code had come (`src/pressed.js`), which
 * from now on keeps nothing back. Nothing where the page was not prerendered.
 */
export function carryOutPressed(): void {
  (globalThis as { carryOutPressed?: () => void }).carryOutPressed?.();
}
