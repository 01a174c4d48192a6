import { watchConnection } from '@/api/connection';
import { connectSession, type SessionPort } from '@/api/sessionPort';
import type { ServiceType } from '@/config/runtimeConfig';
import { withBase } from '@/lib/base';
import { paths } from '@/paths';
import { session, store } from './current';
import { removeFromBackup } from './draftBackup';
import { serviceFor } from './service';
import { tabStorage } from './storage';

/** The session as `src/api` uses it. */
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
    // Storage is full: after a reload a repetition counts as a new press.
  }
}

/**
 * A browser may restore a page as it was, with the customer's data. If the session of that page is gone,
 * this blanks the page and leads to /login.
 */
export function watchBackForwardCache(): void {
  let shown: string | undefined;
  window.addEventListener('pagehide', () => {
    shown = store.credentials()?.id;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || shown === undefined || store.credentials()?.id === shown) return;
    document.body.replaceChildren();
    location.replace(withBase(paths.login()));
  });
}

/** Connects the session to `src/api`. To be called once, before the first call. */
export function startSession(): void {
  connectSession(sessionPortOf());
  watchBackForwardCache();
  watchConnection();
}
