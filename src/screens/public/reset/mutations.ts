import { authApi } from '@/api/clients';
import { unwrap } from '@/api/unwrap';

export type Method = 'one_time_pwd_mail' | 'one_time_pwd_sms';
/** Version 1 sends codes by mail only. */
export type Version = 1 | 2;

export interface CodeOrder {
  /** User id, or the 8 digits of the customer number. */
  id: string;
  method: Method;
  version: Version;
}

/**
 * The version of the calls for a method. SMS needs version 2, and a reset that began with version 2 keeps
 * it when the customer changes to mail.
 * @param before the version so far; absent at the beginning
 */
export function versionFor(method: Method, before: Version = 1): Version {
  return method === 'one_time_pwd_sms' ? 2 : before;
}

/**
 * Sends a one-time code.
 * @throws ApiError; BusinessError `otp_method_not_available`, `otp_send_limit`, `bad_request`
 */
export function sendCode({ id, method, version }: CodeOrder) {
  return version === 1
    ? unwrap(authApi.POST('/api/v1/password-reset/otp', { body: { id } }))
    : unwrap(
        authApi.POST('/api/v2/password-reset/otp', {
          body: { id, authentication_method: method },
        }),
      );
}

export type SentCode = Awaited<ReturnType<typeof sendCode>>;

/**
 * Checks the code.
 * @throws ApiError; BusinessError `otp_wrong`, `otp_expired`, `otp_locked`, `bad_request`
 */
export function verifyCode(otp_id: string, code: string) {
  return unwrap(
    authApi.POST('/api/v1/password-reset/otp/verification', { body: { otp_id, code } }),
  );
}

export type VerifiedCode = Awaited<ReturnType<typeof verifyCode>>;

/**
 * Sets the new password; a token is good for one password.
 * @throws ApiError; BusinessError `reset_expired`, `password_same_as_id`, `password_reused`, `bad_request`
 */
export function setPassword(version: Version, reset_token: string, new_password: string) {
  const body = { reset_token, new_password };
  return unwrap(
    version === 1
      ? authApi.PUT('/api/v1/password-reset', { body })
      : authApi.PUT('/api/v2/password-reset', { body }),
  );
}
