import { authApi, supportApi } from '@/api/clients';
import { unwrap } from '@/api/unwrap';
import { revoke, session, store } from './current';

/**
 * Logs out: first in this tab and all others, then at both servers (docs/product.md §3.8). The calls may
 * fail; by then nothing of the session is left in the browser.
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
 * Logs out on all devices, then here. Unlike `logout` it calls the server first: unless that succeeds, a
 * stranger may still be logged in.
 * @throws ApiError; the session then goes on, unless the error itself ended it
 */
export async function logoutEverywhere(): Promise<void> {
  await unwrap(authApi.GET('/api/authn/logout', { params: { query: { scope: 'all' } } }));
  session.end('logout_all');
}
