import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type { ServiceType } from '@/config/runtimeConfig';

/** Characters that the contract encrypts at a time. */
const maxLength = 500;

/** Milliseconds that a receipt waits for it at most: the change has taken effect without it. */
const timeoutMs = 3000;

/** No value contains a line break, since each is typed into a field of one line. */
const separator = '\n';

const encryption = { fixed: api.postSecureEncrypt, mobile: api.postMobileSecureEncrypt } as const;
const decryption = { fixed: api.postSecureDecrypt, mobile: api.postMobileSecureDecrypt } as const;

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
    const signal = AbortSignal.timeout(timeoutMs);
    return (await call(encryption[type], { body: { value } }, { signal })).cipher_text;
  } catch {
    return undefined;
  }
}

/**
 * Gives back what `encrypt` was given.
 * @throws ApiError; BusinessError `cipher_expired`, `cipher_invalid`
 */
export async function decrypt(type: ServiceType, cipher_text: string): Promise<string[]> {
  return (await call(decryption[type], { body: { cipher_text } })).value.split(separator);
}
