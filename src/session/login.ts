import { authApi, fixedApi, supportApi } from '@/api/clients';
import { SessionError } from '@/api/errors';
import type { LoginRequest, LoginResult } from '@/api/models';
import { readQuery } from '@/api/query';
import { queryClient } from '@/api/queryClient';
import { unwrap } from '@/api/unwrap';
import { now } from '@/lib/clock';
import { revoke, store } from './current';
import { markLoginSuccess } from './loginFlag';

/**
 * Logs in with id and password, and reads what the session holds: services, customer, and what a
 * first login still asks for.
 * @throws ApiError; BusinessError `login_failed`, `account_locked`, `bad_request`
 */
export async function login(request: LoginRequest): Promise<void> {
  await enter(await unwrap(authApi.POST('/api/v2/authn/mypage/login', { body: request })));
}

/**
 * Logs in with the session of the support page (docs/product.md §3.2).
 * @param redirectUri where the customer wanted to go
 * @returns where the answer leads. The caller still applies the redirect rule; without `redirectUri` the
 *   answer is only an offer (see `landing`)
 * @throws ApiError; BusinessError `sso_not_logged_in`, `sso_not_linked`
 */
export async function loginWithSupportPage(redirectUri: string | undefined): Promise<string> {
  const result = await unwrap(
    supportApi.POST('/api/v1/login/sso', {
      body: redirectUri ? { redirect_uri: redirectUri } : {},
      credentials: 'include',
    }),
  );
  await enter(result);
  return result.redirect_uri;
}

async function enter(result: LoginResult): Promise<void> {
  queryClient.clear();
  const credentials = store.begin(result, now());
  try {
    const [services, user, firstLogin] = await Promise.all([
      queryClient.fetchQuery(readQuery(fixedApi, '/api/read/v1/service')),
      ifReadable(queryClient.fetchQuery(readQuery(fixedApi, '/api/read/v1/user'))),
      ifReadable(
        queryClient.fetchQuery(readQuery(fixedApi, '/api/read/v1/user/check-first-login')),
      ),
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
