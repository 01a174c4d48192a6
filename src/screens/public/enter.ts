import { call } from '@/api/client';
import { isLogout } from '@/api/errors';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { getConfig, loadConfig } from '@/config/config';
import { store } from '@/session/current';
import { landing } from '@/session/landing';
import { namedAddress } from '@/session/lineAddress';
import { login, loginWithSupportPage } from '@/session/login';
import type { Redirect } from '@/session/redirectUri';
import { endNotice, loginProblem } from './loginNotices';

/**
 * The actions of /login, and what it knows of sessions. It is code of its own: with the calls, their
 * signatures and the session it is as large as the page, which can be shown and typed into without it.
 */
export const enter = {
  /**
   * Logs in with id and password.
   * @param redirectUri where the customer wanted to go
   * @returns where to go
   * @throws what `login` throws
   */
  byPassword: async (
    request: Schema.LoginRequest,
    redirectUri: string | null,
  ): Promise<Redirect> => {
    await configReady();
    await login(request);
    return target(redirectUri);
  },

  /** The same with the support page's session; the answer may name another place to go. */
  bySupportPage: async (redirectUri: string | null): Promise<Redirect> => {
    await configReady();
    const answered = await loginWithSupportPage(redirectUri ?? undefined);
    return redirectUri ? target(answered) : target(null, answered);
  },

  /**
   * Where to lead a customer who is already logged in; undefined if nobody is. It waits for config.json,
   * since the next screen calls the hosts.
   */
  goOn: async (redirectUri: string | null): Promise<Redirect | undefined> => {
    if (!store.current()) return undefined;
    await configReady();
    return store.current() && target(redirectUri);
  },

  /**
   * Name of the customer who is logged in at the support page; undefined if nobody is.
   * @throws ApiError where it can't be asked
   */
  supportName: async (signal: AbortSignal): Promise<string | undefined> => {
    // After a logout the customer left on purpose, and the support page's session is being ended too.
    if (isLogout(store.lastEnd())) return undefined;
    await configReady();
    if (signal.aborted || store.current()) return undefined;
    const session = await call(api.getSupportSession, {}, { signal });
    return session.is_logged_in ? (session.display_name ?? session.userId ?? undefined) : undefined;
  },

  subscribe: store.subscribe,
  lastEnd: () => store.lastEnd(),
  endNotice,
  problem: loginProblem,
};

export type Enter = typeof enter;

function target(wanted: string | null, offered?: string): Redirect {
  const session = store.current();
  if (!session) throw new Error('The login is complete and there is no session');
  const redirect = landing(session, wanted, offered);
  return redirect.kind === 'internal'
    ? { ...redirect, path: namedAddress(redirect.path) }
    : redirect;
}

/**
 * Waits for `config.json`, which names the hosts: /login may be used before it has come.
 * @throws what `loadConfig` throws
 */
async function configReady(): Promise<void> {
  try {
    getConfig();
  } catch {
    await loadConfig();
  }
}
