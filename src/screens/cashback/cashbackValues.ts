import { fieldMessages } from '@/catalogue/messages';
import type { accountKinds } from '@/catalogue/payment';
import { toFullWidthKatakana } from '@/lib/width';

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

export interface CashbackReceipt {
  name: string;
  amount: number;
  bank: string;
  paid_on: string;
  receipt_number: string;
  accepted_at: string;
}

/** What is wrong with an account number, already normalised. */
export function accountProblem(digits: string): string | undefined {
  if (digits === '') return fieldMessages.missing;
  if (/^\d{7}$/.test(digits)) return undefined;
  return /^\d+$/.test(digits)
    ? `${digits.length}桁です。7桁の数字で入力してください。足りないときは、前に0を付けてください。`
    : '口座番号は7桁の半角数字で入力してください。';
}

/** A holder's name with half-width katakana made full-width; nothing else of a name is touched. */
export function holderKana(typed: string): string {
  return toFullWidthKatakana(typed).replace(/\s+/g, ' ').trim();
}

/** What is wrong with a holder's name, already normalised (docs/product.md §8.2). */
export function holderProblem(name: string): string | undefined {
  if (name === '') return fieldMessages.missing;
  if (name.length > 48) return `${name.length}文字です。48文字以内で入力してください。`;
  return /^[ァ-ヶー ().-]+$/.test(name) ? undefined : '全角カタカナで入力してください。';
}
