import { call } from '@/api/client';
import { SessionError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import { queryClient } from '@/api/queryClient';
import { now } from '@/lib/clock';
import { revoke, store } from './current';
import { markLoginSuccess } from './loginFlag';

/**
 * Logs in with id and password, and reads what the session holds: services, customer, and what a
 * first login still asks for.
 * @throws ApiError; BusinessError `login_failed`, `account_locked`, `bad_request`
 */
export async function login(request: Schema.LoginRequest): Promise<void> {
  await enter(await call(api.postLogin, { body: request }));
}

/**
 * Logs in with the session of the support page (docs/product.md §3.2).
 * @param redirectUri where the customer wanted to go
 * @returns where the answer leads. The caller still applies the redirect rule; without `redirectUri` the
 *   answer is only an offer (see `landing`)
 * @throws ApiError; BusinessError `sso_not_logged_in`, `sso_not_linked`
 */
export async function loginWithSupportPage(redirectUri: string | undefined): Promise<string> {
  const result = await call(api.postLoginSso, {
    body: redirectUri ? { redirect_uri: redirectUri } : {},
  });
  await enter(result);
  return result.redirect_uri;
}

async function enter(result: Schema.LoginResult): Promise<void> {
  queryClient.clear();
  const credentials = store.begin(result, now());
  try {
    const [services, user, firstLogin] = await Promise.all([
      queryClient.fetchQuery(read(api.getService)),
      ifReadable(queryClient.fetchQuery(read(api.getUser))),
      ifReadable(queryClient.fetchQuery(read(api.getCheckFirstLogin))),
    ]);
    if (!store.credentials()) throw new SessionError('refused');
    store.complete(services, {
      customer: user?.customer,
      plan: user?.plan ?? undefined,
      firstLogin,
    });
    markLoginSuccess();
  } catch (error) {
    // When the session ends, the reads are cancelled and fail without a reason.
    const reason = store.credentials() ? error : new SessionError('refused');
    // An incomplete session is of no use, so the customer logs in again.
    void revoke(credentials);
    store.clear('none');
    throw reason;
  }
}

/** For reads without which the portal still works; a failure gives undefined, unless the session is over. */
async function ifReadable<Answer>(read: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof SessionError) throw error;
    return undefined;
  }
}
