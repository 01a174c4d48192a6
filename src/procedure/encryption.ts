import { fixedApi, mobileApi } from '@/api/clients';
import { unwrap } from '@/api/unwrap';
import type { ServiceType } from '@/session/serviceType';

/** Characters that the contract encrypts at a time. */
const maxLength = 500;

/** Milliseconds that a receipt waits for it at most: the change has taken effect without it. */
const timeoutMs = 3000;

/** No value contains a line break, since each is typed into a field of one line. */
const separator = '\n';

const encryptCalls = {
  fixed: (value: string, signal: AbortSignal) =>
    unwrap(fixedApi.POST('/api/write/v1/secure-encrypt', { body: { value }, signal })),
  mobile: (value: string, signal: AbortSignal) =>
    unwrap(
      mobileApi.POST('/api/write/v1/services/{service_id}/secure-encrypt', {
        body: { value },
        signal,
      }),
    ),
};

const decryptCalls = {
  fixed: (cipher_text: string) =>
    unwrap(fixedApi.POST('/api/write/v1/secure-decrypt', { body: { cipher_text } })),
  mobile: (cipher_text: string) =>
    unwrap(
      mobileApi.POST('/api/write/v1/services/{service_id}/secure-decrypt', {
        body: { cipher_text },
      }),
    ),
};

/**
 * Encrypts personal data, so that it may be kept in session storage. Undefined where that fails or takes too
 * long: after a reload it is then left out.
 * @param type the service whose host encrypts it
 */
export async function encrypt(
  type: ServiceType,
  values: readonly string[],
): Promise<string | undefined> {
  const value = values.join(separator);
  if (value.length > maxLength) return undefined;
  try {
    return (await encryptCalls[type](value, AbortSignal.timeout(timeoutMs))).cipher_text;
  } catch {
    return undefined;
  }
}

/**
 * Gives back what `encrypt` was given.
 * @throws ApiError; BusinessError `cipher_expired`, `cipher_invalid`
 */
export async function decrypt(type: ServiceType, cipher_text: string): Promise<string[]> {
  return (await decryptCalls[type](cipher_text)).value.split(separator);
}
