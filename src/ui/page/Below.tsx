import { useDeferredValue, type ReactNode } from 'react';

/** What is below the first screenful: drawn right after it, so that the page stands sooner on a slow phone. */
export function Below({ children }: { children: ReactNode }) {
  const isTurn = useDeferredValue(true, false);
  // The footer waits for it.
  return isTurn ? children : <span hidden data-coming />;
}
