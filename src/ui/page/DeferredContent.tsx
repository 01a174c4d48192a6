import { type ReactNode, useDeferredValue } from 'react';

/** What is below the figure or the first screenful: drawn right after it, so that that stands sooner on a slow phone. */
export function DeferredContent({ children }: { children: ReactNode }) {
  const isReady = useDeferredValue(true, false);
  return isReady ? children : <Coming />;
}

/** Stands for what is on its way below; the footer waits for it. */
export function Coming() {
  return <span hidden data-coming />;
}
