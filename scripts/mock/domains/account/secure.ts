import { type Handlers, Refusal } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';

/** The beginning of all cipher texts of the demo, which says that they aren't secret. */
const mark = 'for-the-demo-only-';
const minutesGood = 15;

/** Encryption of what screens hand over, of the fibre and the mobile host alike. */
export const secure: Handlers = {
  postSecureEncrypt: ({ body, now }) => encrypted(body.value, now),
  postMobileSecureEncrypt: ({ body, now }) => encrypted(body.value, now),
  postSecureDecrypt: ({ body }) => decrypted(body.cipher_text),
  postMobileSecureDecrypt: ({ body }) => decrypted(body.cipher_text),
};

const encrypted = (value: string, now: Date) => ({
  cipher_text: Buffer.from(mark + value).toString('base64url'),
  expires_at: formatMoment(new Date(now.getTime() + minutesGood * 60_000)),
});

function decrypted(cipher: string) {
  const value = plainText(cipher);
  return value === undefined ? new Refusal('cipher_invalid') : { value };
}

/** What was encrypted; undefined for anything that the mock didn't make. */
export function plainText(cipher: string): string | undefined {
  const text = Buffer.from(cipher, 'base64url').toString();
  return text.startsWith(mark) ? text.slice(mark.length) : undefined;
}
