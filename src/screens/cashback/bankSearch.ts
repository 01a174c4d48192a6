import type { BankEntry } from '@/api/banks';
import { toKatakana, withoutUnseen } from '@/lib/characters';
import { withLongVowels } from '@/lib/typedText';

const large: Record<string, string> = {
  ァ: 'ア',
  ィ: 'イ',
  ゥ: 'ウ',
  ェ: 'エ',
  ォ: 'オ',
  ッ: 'ツ',
  ャ: 'ヤ',
  ュ: 'ユ',
  ョ: 'ヨ',
  ヮ: 'ワ',
};

/**
 * Normalises a text for the search: kana as in the bank codes (large full-width katakana), without
 * endings such as 銀行 and 支店.
 */
function searchKey(typed: string): string {
  return withLongVowels(toKatakana(withoutUnseen(typed).normalize('NFKC')))
    .replace(/[ァィゥェォッャュョヮ]/g, (c) => large[c] ?? c)
    .replace(/[\s・]/g, '')
    .replace(/(銀行|ギンコウ|支店|シテン)$/, '')
    .toUpperCase();
}

/**
 * The banks or branches that match what was typed, by name, kana or code: equal ones first, then those
 * that begin with it.
 * @returns none if nothing was typed
 */
export function searchBanks(all: readonly BankEntry[], typed: string): BankEntry[] {
  const key = searchKey(typed);
  if (key === '') return [];
  const rank = ({ code, name, kana }: BankEntry) => {
    const names = [searchKey(name), searchKey(kana)];
    if (code === key || names.includes(key)) return 0;
    if (names.some((each) => each.startsWith(key)) || code.startsWith(key)) return 1;
    return names.some((each) => each.includes(key)) ? 2 : 3;
  };
  return all
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((found) => found.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
