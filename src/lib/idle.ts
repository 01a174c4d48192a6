/**
 * Runs work when the browser is idle.
 * @param latest milliseconds after which it runs in any case
 * @returns a function that cancels it
 */
export function whenIdle(work: () => void, latest = 5_000): () => void {
  // Safari has no `requestIdleCallback`.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 2_000);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: latest });
  return () => cancelIdleCallback(asked);
}
