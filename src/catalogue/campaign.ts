/** What the customer has to do about a cashback, by its code; the other codes ask for nothing. */
const cashbackActions: Partial<Record<string, string>> = {
  '4': '口座を確かめる',
  '6': '口座を登録する',
  '7': '名義を修正する',
};

/**
 * The next action of a cashback (specification 2, section 4).
 * @param code 0 to 7
 * @returns undefined where nothing is asked of the customer
 */
export function cashbackAction(code: string): string | undefined {
  return cashbackActions[code];
}

/** Why no account is asked for; wording of specification 2, section 8. */
export const cashbackMessages = {
  paid: 'すでにキャッシュバックの入金手続が行われています',
  notEligible: 'キャッシュバック対象外です。',
} as const;

export const introductionMessages = {
  /** Wording of specification 2, section 8. */
  expired: '！有効期限切れです',
} as const;
