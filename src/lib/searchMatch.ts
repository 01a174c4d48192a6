import { foldText } from './characters';

/** Something that can be found, its texts folded (`foldText`). */
export interface Findable {
  title: string;
  /** Words of its own: the parts of its title, how it is read, what it is about, its code. */
  words: readonly string[];
  /** Other words for what its title and words say. */
  synonyms: readonly string[];
}

/** Letters of a search at most: whoever pastes more means no search, and it would take long to look. */
export const longestSearch = 100;

/** Makes a title and its words findable. */
export const findable = (
  title: string,
  words: readonly string[],
  synonyms: readonly string[],
): Findable => ({
  title: bare(foldText(title)),
  words: [...title.split(/[・、()\s]|への|の/), ...words].map(foldText).filter(Boolean),
  synonyms: synonyms.map(foldText).filter(Boolean),
});

/** Without a polite お or ご before a kanji, which some type and others don't. */
const bare = (folded: string) => folded.replace(/^[オゴ](?=\p{Script=Han})/u, '');

/** What people add to the words that name a thing: 解約したいです, 解約の方法, パスワードが (but not どうが). */
const ending =
  /^(.{2,}?)(?:したいです|したい|ですか|ますか|です|ます|の?方法|の?仕方|のやり方|について|を)$|^(.+[\p{Script=Han}ァ-ヶー])[がはのにでへ]$/u;

/** The terms of a search, folded; none for an empty one. */
export const termsOf = (search: string): string[] =>
  search
    .trim()
    .split(/\s+/)
    .map((term) => bare(foldText(term.replace(ending, '$1$2').replace(ending, '$1$2'))))
    .filter(Boolean);

/** How much it counts where a term is found: as the whole of a text, its beginning, within it. */
const weights = { title: [100, 90, 80], word: [70, 60, 50], synonym: [45, 40, 30] } as const;

/** 光の解約 is a 解約, which 解約の取り消し is not. */
const thing = 95;

/** How well terms fit, by the worst of them: 0 not at all, up to 100 for the title itself. */
export function fitOf(terms: readonly string[], found: Findable): number {
  if (terms.length === 0) return 0;
  const all = terms.join('');
  const whole = fitIn([found.title], all, weights.title);
  const isThing = found.title.endsWith(`ノ${all}`) ? thing : 0;
  return Math.max(whole, isThing, Math.min(...terms.map((term) => fitOfTerm(term, found))));
}

function fitOfTerm(term: string, { title, words, synonyms }: Findable): number {
  return (
    Math.max(
      fitIn([title], term, weights.title),
      fitIn(words, term, weights.word),
      fitIn(synonyms, term, weights.synonym),
    ) || coverOf(term, [...words, ...synonyms])
  );
}

/** A single kana or letter is looked for at the beginning only. */
const isTelling = (term: string) => term.length > 1 || /\p{Script=Han}/u.test(term);

function fitIn(
  texts: readonly string[],
  term: string,
  [whole, begins, within]: readonly [number, number, number],
): number {
  if (texts.includes(term)) return whole;
  if (texts.some((text) => text.startsWith(term))) return begins;
  return isTelling(term) && texts.some((text) => text.includes(term)) ? within : 0;
}

/** The rest is what comes between words: パスワード|を|変えたい. */
const enough = 0.6;

/**
 * How well a term fits that was typed without spaces (パスワード忘れた), by the share of it that the texts within
 * it cover: up to 30, and 0 below `enough`.
 */
function coverOf(term: string, texts: readonly string[]): number {
  const covered = new Set<number>();
  for (const text of texts.filter(({ length }) => length > 1))
    for (let at = term.indexOf(text); at >= 0; at = term.indexOf(text, at + 1))
      for (let index = at; index < at + text.length; index += 1) covered.add(index);
  const share = covered.size / term.length;
  return share < enough ? 0 : 30 * share;
}
