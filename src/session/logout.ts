import { supportApi } from '@/api/clients';
import { revoke, session, store } from './current';

/**
 * Logs out: here and in all tabs at once, then at both servers (specification 1, section 7). These
 * may fail; nothing of the session is left in the browser by then.
 */
export async function logout(): Promise<void> {
  const credentials = store.credentials();
  session.end('logout');
  await Promise.allSettled([
    credentials && revoke(credentials),
    supportApi.POST('/api/v1/logout', {
      body: { del_type: 'all' },
      credentials: 'include',
      keepalive: true,
    }),
  ]);
}
