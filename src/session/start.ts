import { connectSession, type SessionPort } from '@/api/sessionPort';
import type { ServiceType } from '@/config/runtimeConfig';
import { watchBackForwardCache } from './bfcache';
import { session, store } from './current';
import { removeFromBackup } from './draftBackup';
import { serviceFor } from './serviceFor';
import { tabStorage } from './storage';

/** The session as calls see it. */
export function sessionPortOf(): SessionPort {
  return {
    credentials: () => session.credentials(),
    newerThan: (used) => session.newerThan(used),
    end: (reason, used) => session.end(reason, used),
    storage: {
      get: (name) => tabStorage.getItem(name) ?? undefined,
      set: keep,
      delete: (name) => {
        tabStorage.removeItem(name);
        removeFromBackup(tabStorage, name);
      },
    },
    serviceId: (type?: ServiceType) => {
      const current = store.current();
      return current && serviceFor(current, type)?.service_id;
    },
  };
}

function keep(name: string, text: string): void {
  try {
    tabStorage.setItem(name, text);
  } catch {
    // No room: after a reload the press is a new one.
  }
}

/** Plugs the session into the calls. To be called once, before the first of them. */
export function startSession(): void {
  connectSession(sessionPortOf());
  watchBackForwardCache();
}
