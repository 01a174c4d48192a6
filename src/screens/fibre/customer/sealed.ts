import { fixedApi } from '@/api/clients';
import { unwrap } from '@/api/unwrap';

/** As much as the contract encrypts at a time. */
const longest = 500;

/** How long the receipt waits for it at most (milliseconds): what was changed stands without it. */
const patience = 3000;

/** A value has no line breaks: it was typed into one line. */
const between = '\n';

/**
 * Personal data as it may stand in session storage; undefined where it can't be had in time: the
 * receipt after a reload then leaves it out.
 */
export async function sealed(values: readonly string[]): Promise<string | undefined> {
  const value = values.join(between);
  if (value.length > longest) return undefined;
  try {
    const signal = AbortSignal.timeout(patience);
    const call = fixedApi.POST('/api/write/v1/secure-encrypt', { body: { value }, signal });
    return (await unwrap(call)).cipher_text;
  } catch {
    return undefined;
  }
}

/**
 * What `sealed` was given.
 * @throws ApiError; OutcomeError `cipher_expired`, `cipher_invalid`
 */
export async function unsealed(cipher_text: string): Promise<string[]> {
  const call = fixedApi.POST('/api/write/v1/secure-decrypt', { body: { cipher_text } });
  return (await unwrap(call)).value.split(between);
}
