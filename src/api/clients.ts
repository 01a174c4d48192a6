import type { Middleware } from 'openapi-fetch';
import { apiClient } from './client';
import type { paths as AuthPaths } from './generated/auth';
import type { paths as ReadFixedPaths } from './generated/read-fixed';
import type { paths as ReadMobilePaths } from './generated/read-mobile';
import type { paths as ReadServicePaths } from './generated/read-service';
import type { paths as SupportPaths } from './generated/support';
import type { paths as WriteFixedPaths } from './generated/write-fixed';
import type { paths as WriteMobilePaths } from './generated/write-mobile';
import type { paths as WriteServicePaths } from './generated/write-service';
import { idempotencyKeys } from './idempotency';
import { observed } from './middleware/observed';
import { signed } from './middleware/signed';
import { type IssuedCredentials, sessionPort } from './sessionPort';

const scenario: Middleware[] = import.meta.env?.DEV
  ? [
      {
        onRequest: async (call) => (await import('./middleware/scenario')).withScenario(call),
      },
    ]
  : [];

const forSession = [observed, ...scenario, idempotencyKeys, signed(sessionPort)];

/** Fibre. */
export const fixedApi = apiClient<ReadFixedPaths & WriteFixedPaths>('fixed', forSession);

/** The SIM that is selected, or the one whose `service_id` is given. */
export const mobileApi = apiClient<ReadMobilePaths & WriteMobilePaths>('mobile', forSession);

/** Operations that both services have, on the host of the selected service or of the given `service_id`. */
export const serviceApi = apiClient<ReadServicePaths & WriteServicePaths>('service', forSession);

/** Login, login history, password reset. */
export const authApi = apiClient<AuthPaths>('auth', forSession);

/** The support page: its session is a cookie, so callers pass `credentials: 'include'`. */
export const supportApi = apiClient<SupportPaths>('support', [observed, ...scenario]);

/**
 * A client that signs with the given credentials, whatever the session's are by now. Renewal and logout
 * use it, since neither may wait for a renewal, and a 403 to either must not end the session here.
 */
export function authApiWith(credentials: IssuedCredentials) {
  const source = {
    credentials: () => Promise.resolve(credentials),
    newerThan: () => Promise.resolve(undefined),
    end: () => undefined,
  };
  return apiClient<AuthPaths>('auth', [observed, ...scenario, signed(() => source)]);
}
