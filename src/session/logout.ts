import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
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
    call(api.postSupportLogout, { body: { del_type: 'all' } }, { keepalive: true }),
  ]);
}

/**
 * Logs out on all devices, then here. Unlike `logout` it calls the server first: unless that succeeds, a
 * stranger may still be logged in.
 * @throws ApiError; the session then goes on, unless the error itself ended it
 */
export async function logoutEverywhere(): Promise<void> {
  await call(api.getLogout, { scope: 'all' });
  session.end('logout_all');
}
