import { fieldMessages } from '@/catalogue/messages';
import type { accountKinds } from '@/catalogue/payment';
import { strangerIn } from '@/catalogue/rules';
import { lettersOf, toHalfWidth, toKatakana } from '@/lib/characters';
import { tidyText, withLongVowels } from '@/lib/typedText';

export interface CashbackValues {
  cashback_id: string;
  bank_code: string;
  bank_name: string;
  branch_code: string;
  branch_name: string;
  kind: '' | keyof typeof accountKinds;
  account_number: string;
  holder_kana: string;
}

/** What is wrong with an account number, already normalised. */
export function accountProblem(digits: string): string | undefined {
  if (digits === '') return fieldMessages.missing;
  if (/^\d{7}$/.test(digits)) return undefined;
  const stranger = strangerIn(digits, /^[0-9]$/);
  return stranger
    ? `${stranger}口座番号は7桁の半角数字で入力してください。`
    : `${digits.length}桁です。7桁の数字で入力してください。足りないときは、前に0を付けてください。`;
}

/** A holder's name as banks have it: full-width katakana, with a space for ・, and half-width parentheses. */
export function holderKana(typed: string): string {
  const katakana = toKatakana(tidyText(typed)).replace(/[・·]/g, ' ');
  return tidyText(withLongVowels(toHalfWidth(katakana)));
}

/** What is wrong with a holder's name, already normalised (docs/product.md §8.2). */
export function holderProblem(name: string): string | undefined {
  if (name === '') return fieldMessages.missing;
  const stranger = strangerIn(name, /^[ァ-ヶー ().-]$/);
  if (stranger) return `${stranger}全角カタカナで入力してください。`;
  const { length } = lettersOf(name);
  return length > 48 ? `${length}文字です。48文字以内で入力してください。` : undefined;
}
