/** What the customer has to do about a cashback, by its code; the other codes ask for nothing. */
const cashbackActions: Partial<Record<string, { words: string; byPhone: string }>> = {
  '4': { words: '口座を確かめる', byPhone: '電話で確かめる' },
  '6': { words: '口座を登録する', byPhone: '電話で登録する' },
  '7': { words: '名義を修正する', byPhone: '電話で修正する' },
};

/**
 * The next action of a cashback (specification 2, section 4).
 * @param code 0 to 7
 * @returns undefined where nothing is asked of the customer
 */
export function cashbackAction(code: string): { words: string; byPhone: string } | undefined {
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
