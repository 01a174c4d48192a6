/**
 * Does something when the browser has nothing better to do.
 * @returns to call it off
 */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 2_000);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: 5_000 });
  return () => cancelIdleCallback(asked);
}
