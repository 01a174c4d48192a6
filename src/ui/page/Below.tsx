import { useDeferredValue, type ReactNode } from 'react';

/** What is below the first screenful: drawn right after it, so that the page stands sooner on a slow phone. */
export function Below({ children }: { children: ReactNode }) {
  const isTurn = useDeferredValue(true, false);
  return isTurn ? children : <Coming />;
}

/** Stands for what is on its way below; the footer waits for it. */
export function Coming() {
  return <span hidden data-coming />;
}
