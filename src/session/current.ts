import { useSyncExternalStore } from 'react';
import { callAs } from '@/api/client';
import { api } from '@/api/generated/operations';
import { queryClient } from '@/api/queryClient';
import type { IssuedCredentials } from '@/api/sessionPort';
import { now } from '@/lib/clock';
import { TabSession } from './session';
import { tabStorage } from './storage';
import { type Session, SessionStore } from './store';
import { openChannel } from './tabs';

export const store = new SessionStore(tabStorage);

/** The session of this tab: its renewal and its end. */
export const session = new TabSession({
  store,
  channel: typeof window === 'undefined' ? undefined : openChannel(),
  locks: globalThis.navigator?.locks,
  now,
  callRenew: (credentials) => callAs(credentials, api.getRenew),
  revoke,
  onEnd: () => {
    void queryClient.cancelQueries();
    queryClient.clear();
  },
});

/**
 * Ends credentials at the authentication host. A failure is ignored, since this browser forgets them
 * in any case.
 */
export async function revoke(credentials: IssuedCredentials): Promise<void> {
  await callAs(credentials, api.getLogout, { keepalive: true }).catch(() => undefined);
}

/** The session of this tab; undefined when nobody is logged in. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(store.subscribe, store.current, () => undefined);
}
