/**
 * Does something when the browser has nothing better to do.
 * @param latest milliseconds after which it is done in any case
 * @returns to call it off
 */
export function whenIdle(work: () => void, latest = 5_000): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 2_000);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: latest });
  return () => cancelIdleCallback(asked);
}
