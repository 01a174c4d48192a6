import { fieldMessages } from '@/catalogue/messages';

/** An address as typed, in half-width and without spaces around it. */
export function normaliseAddress(typed: string): string {
  return typed.normalize('NFKC').trim();
}

/** What is wrong with an address, already normalised. */
export function addressProblem(address: string): string | undefined {
  if (address === '') return fieldMessages.missing;
  if (/[^!-~]/.test(address)) return '空白のない、半角の英字、数字、記号で入力してください。';
  if (address.length > 254) return `${address.length}文字です。254文字以内で入力してください。`;
  if (!/^[^@]+@[^@.]+(\.[^@.]+)+$/.test(address))
    return '「@」と、そのあとのドメイン名まで入力してください。例：name@example.jp';
  return undefined;
}

/** Checks the second typing against the first; wording of docs/product.md §13.1. */
export function againProblem(again: string, address: string): string | undefined {
  if (again === '') return fieldMessages.missing;
  return again === address ? undefined : 'メールアドレスが異なります';
}
