import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import { now } from '@/lib/clock';
import { tabStorage } from '@/session/storage';

export type Method = 'one_time_pwd_mail' | 'one_time_pwd_sms';

/** Version 1 sends codes by mail only. */
type Version = 1 | 2;

export interface CodeOrder {
  /** User id, or the 8 digits of the customer number. */
  id: string;
  method: Method;
  version: Version;
}

/**
 * How far the reset has come. It is kept in session storage, so that a reload between the steps loses
 * nothing; password and code are never in it. `times` counts the codes that were sent.
 */
export type ResetState =
  | { step: 'code'; order: CodeOrder; sent: SentCode; times: number }
  | { step: 'password'; order: CodeOrder; verified: VerifiedCode }
  | { step: 'done' };

const key = 'minamo.password_reset';

/** The stored state; undefined if there is none, it can't be read, or the proof has expired. */
export function readReset(): ResetState | undefined {
  try {
    const state = JSON.parse(tabStorage.getItem(key) ?? 'null') as ResetState | null;
    if (state?.step !== 'password') return state ?? undefined;
    if (Date.parse(state.verified.expires_at) > now().getTime()) return state;
  } catch {
    // The stored state is broken: the customer begins again.
  }
  tabStorage.removeItem(key);
  return undefined;
}

/** Stores the state in the place of the one before. */
export function writeReset(state: ResetState): void {
  tabStorage.setItem(key, JSON.stringify(state));
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
    ? call(api.postPasswordResetOtp, { body: { id } })
    : call(api.postPasswordResetOtpV2, { body: { id, authentication_method: method } });
}

export type SentCode = Awaited<ReturnType<typeof sendCode>>;

/**
 * Checks the code.
 * @throws ApiError; BusinessError `otp_wrong`, `otp_expired`, `otp_locked`, `bad_request`
 */
export function verifyCode(otp_id: string, code: string) {
  return call(api.postPasswordResetOtpVerification, { body: { otp_id, code } });
}

export type VerifiedCode = Awaited<ReturnType<typeof verifyCode>>;

/**
 * Sets the new password; a token is good for one password.
 * @throws ApiError; BusinessError `reset_expired`, `password_same_as_id`, `password_reused`, `bad_request`
 */
export function setPassword(version: Version, reset_token: string, new_password: string) {
  const body = { reset_token, new_password };
  return call(version === 1 ? api.putPasswordReset : api.putPasswordResetV2, { body });
}
