import type { CashbackStatus } from './generated/codes';

/** What the customer has to do about a cashback, by its code; the other codes ask for nothing. */
const cashbackActions: Partial<Record<string, string>> = {
  '4': '口座を確かめる',
  '6': '口座を登録する',
  '7': '名義を修正する',
} satisfies Partial<Record<CashbackStatus, string>>;

/**
 * The next action of a cashback (docs/product.md §8.2).
 * @param code 0 to 7
 * @returns undefined where nothing is asked of the customer
 */
export function cashbackAction(code: string): string | undefined {
  return cashbackActions[code];
}

/** Why no account is asked for; wording of docs/product.md §14.1. */
export const cashbackMessages = {
  paid: 'すでにキャッシュバックの入金手続が行われています',
  notEligible: 'キャッシュバック対象外です。',
} as const;

export const introductionMessages = {
  /** Wording of docs/product.md §14.1. */
  expired: '！有効期限切れです',
} as const;
