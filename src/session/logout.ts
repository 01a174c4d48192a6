import { authApi, supportApi } from '@/api/clients';
import { unwrap } from '@/api/unwrap';
import { revoke, session, store } from './current';

/**
 * Logs out: here and in all tabs at once, then at both servers (docs/product.md §3.8). These
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

/**
 * Logs out on all devices, then here. Unlike `logout` it asks the server first: until that has said yes,
 * a stranger may still be logged in.
 * @throws ApiError; the session goes on, unless it is over
 */
export async function logoutEverywhere(): Promise<void> {
  await unwrap(authApi.GET('/api/authn/logout', { params: { query: { scope: 'all' } } }));
  session.end('logout_all');
}
