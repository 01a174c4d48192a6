import { connectSession, type SessionPort } from '@/api/sessionPort';
import type { ServiceType } from '@/config/config';
import { watchBackForwardCache } from './bfcache';
import { session, store } from './current';
import { serviceFor } from './serviceFor';

/** The session as calls see it. */
export function sessionPortOf(): SessionPort {
  return {
    credentials: () => session.credentials(),
    newerThan: (used) => session.newerThan(used),
    end: (reason, used) => session.end(reason, used),
    serviceId: (type?: ServiceType) => {
      const current = store.current();
      return current && serviceFor(current, type)?.service_id;
    },
  };
}

/** Plugs the session into the calls. To be called once, before the first of them. */
export function startSession(): void {
  connectSession(sessionPortOf());
  watchBackForwardCache();
}
