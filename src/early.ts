import { prefetch } from '@/api/send';
import { signRequest } from '@/api/signing';
import { loadConfig } from '@/config/config';
import { openPlace } from '@/lib/base';
import { now } from '@/lib/clock';
import { serviceAt } from '@/session/line';
import { isDue } from '@/session/startTime';
import { tabStorage } from '@/session/storage';
import { SessionStore } from '@/session/store';
import { earlyReads } from './app/earlyReads';

/**
 * Second entry of the tops' pages, beside main.tsx. It is small, so it runs while the portal's code is
 * still loading, and starts the reads that the screen will ask for. When it can't, it does nothing, and
 * the portal sends the reads itself.
 */
async function prefetchReads(): Promise<void> {
  const { pathname, search } = openPlace();
  const reads = earlyReads[pathname.replace(/\/$/, '')];
  const store = new SessionStore(tabStorage);
  const session = store.current();
  const credentials = store.credentials();
  if (!reads || !session || !credentials || isDue(credentials.issuedAt, now())) return;
  const { hosts, region } = await loadConfig();
  const { service } = serviceAt(session, pathname, search);
  for (const [host, path] of reads) {
    if (service?.service_type !== host) return;
    const url = hosts[host] + path.replace('{service_id}', service.service_id);
    const scope = { region, service: 'execute-api' };
    prefetch(url, credentials.session_token, () =>
      signRequest(new Request(url), credentials, scope, now()),
    );
  }
}

prefetchReads().catch(() => undefined);
