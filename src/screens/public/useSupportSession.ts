import { useEffect, useState } from 'react';
import { supportApi } from '@/api/clients';
import { isLogout } from '@/api/errors';
import { unwrap } from '@/api/unwrap';
import { whenIdle } from '@/lib/idle';
import { store } from '@/session/current';
import { configReady } from './configReady';

/** At the latest it is asked then (milliseconds): the page itself comes first. */
const latest = 2000;

/**
 * Who is logged in at the support page, as it greets them; asked once the browser has nothing better
 * to do. Undefined where nobody is, and where it can't be asked: nothing hangs on it.
 */
export function useSupportSession(): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    // Who logged out left on purpose, and the support page's session is on its way out with it.
    if (isLogout(store.lastEnd())) return;
    const control = new AbortController();
    const ask = async () => {
      const { signal } = control;
      await configReady();
      if (signal.aborted || store.current()) return;
      const session = await unwrap(
        supportApi.GET('/api/v1/session', { credentials: 'include', signal }),
      );
      if (session.is_logged_in) setName(session.display_name ?? session.userId ?? undefined);
    };
    const cancel = whenIdle(() => void ask().catch(() => undefined), latest);
    return () => {
      cancel();
      control.abort();
    };
  }, []);
  return name;
}
