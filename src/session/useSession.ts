import { useSyncExternalStore } from 'react';
import { store } from './current';
import type { Session } from './store';

/** The session of this tab; undefined when nobody is logged in. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(store.subscribe, store.current, () => undefined);
}
