import { fieldMessages } from '@/catalogue/messages';
import { strangerIn } from '@/catalogue/rules';
import { toHalfWidth, withoutUnseen } from '@/lib/characters';

/** An address as typed, in half-width and without spaces around it. */
export function normaliseAddress(typed: string): string {
  return toHalfWidth(withoutUnseen(typed)).trim();
}

const label = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?';
/** Full stops may be anywhere before the @: carriers gave out such addresses, and they still receive mail. */
const shape = new RegExp(String.raw`^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\.${label})+$`);

/** What is wrong with an address, already normalised. */
export function addressProblem(address: string): string | undefined {
  if (address === '') return fieldMessages.missing;
  if (shape.test(address))
    return address.length > 254
      ? `${address.length}文字です。254文字以内で入力してください。`
      : undefined;
  const stranger = strangerIn(address, /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~@-]$/);
  if (stranger)
    return `${stranger}メールアドレスだけを、半角の英字、数字、記号で入力してください。`;
  return '「@」と、そのあとのドメイン名まで入力してください。例：name@example.jp';
}

/**
 * The address that is meant by one that is wrong, for the customer to agree to: `山本 <taro@example.jp>`,
 * `mailto:taro@example.jp`, `taro@example。jp、`; undefined if there is none.
 */
export function addressMeant(typed: string): string | undefined {
  const bare = normaliseAddress(typed)
    .replace(/[。｡]/g, '.')
    .replace(/^[^<]*<([^<>]*)>[^>]*$/, '$1')
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/^[\s"'「『(<[]+|[\s"'」』)>\].,、､;:]+$/g, '');
  const isMended = addressProblem(typed) !== undefined && addressProblem(bare) === undefined;
  return isMended ? bare : undefined;
}

/** Whether the domain was written in other letters, which a browser may have made `xn--…` of a mistyped one. */
export const hasForeignDomain = (address: string): boolean => /@(?:.*\.)?xn--/i.test(address);

/** Checks the second typing against the first; wording of docs/product.md §13.1. */
export function againProblem(again: string, address: string): string | undefined {
  if (again === '') return fieldMessages.missing;
  if (addressMeant(again)) return addressProblem(again);
  return again === address ? undefined : 'メールアドレスが異なります';
}
