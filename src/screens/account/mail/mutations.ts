import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type { ServiceType } from '@/config/runtimeConfig';
import { store } from '@/session/current';

/**
 * Sends a confirmation number to an address.
 * @throws ApiError; BusinessError `same_email`, `too_many_requests`, `bad_request`
 */
export function sendNumber(email: string) {
  return call(api.postConfirmationNumber, { body: { email } });
}

export type SentNumber = Awaited<ReturnType<typeof sendNumber>>;

/**
 * Checks a confirmation number; the answer has the address that it verifies.
 * @throws ApiError; BusinessError `confirmation_number_wrong`, `_expired`, `_locked`
 */
export function verifyNumber(confirmation_id: string, confirmation_number: string) {
  return call(api.postConfirmationNumberVerification, {
    body: { confirmation_id, confirmation_number },
  });
}

export type VerifiedNumber = Awaited<ReturnType<typeof verifyNumber>>;

/**
 * Registers a verified address, of the fibre contract or of the selected SIM, and updates the session.
 * @throws ApiError; BusinessError `same_email`, `verification_expired`, `verification_mismatch`
 */
export async function registerEmail(
  service: ServiceType,
  { email, verification_token }: VerifiedNumber,
) {
  const body = { email, verification_token };
  const changed = await call(
    service === 'fixed' ? api.putContractEmail : api.putServiceContractEmail,
    { body },
  );
  store.emailRegistered(changed.email);
  const { receipt_number, accepted_at } = changed;
  return { receipt_number, accepted_at };
}

export type Registered = Awaited<ReturnType<typeof registerEmail>>;
