const gap = '！'.charCodeAt(0) - '!'.charCodeAt(0);

/** Full-width letters, digits and marks in half-width; katakana and hyphens of other kinds stay. */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[！-～]/g, (c) => String.fromCharCode(c.charCodeAt(0) - gap))
    .replace(/\u3000/g, ' ');
}

/** All that is typed or pasted for a hyphen, except for the long vowel `ー`, as the inside of a character class. */
export const hyphens = String.raw`\-‐‑‒–—―−－﹘﹣⁃─━`;

const separators = new RegExp(String.raw`[\s\p{Cc}${hyphens}ーｰ.．。｡・･·‧]`, 'gu');

/** What was typed or pasted in groups, `４０００-0000 …`, without what parts them: spaces, hyphens and dots of any kind. */
export const withoutSeparators = (typed: string): string =>
  withoutUnseen(typed).replace(separators, '');

/** `withoutSeparators` in half-width. */
export function ungrouped(typed: string): string {
  return withoutSeparators(toHalfWidth(typed));
}

/** A number that may have a decimal point, half-width: `１。５` → `1.5`. */
export const numberText = (typed: string): string =>
  toHalfWidth(withoutUnseen(typed))
    .replace(/\s/g, '')
    .replace(/[。、｡､,]/g, '.');

/** Half-width letters, digits and marks in full-width, spaces too. */
export function toFullWidth(text: string): string {
  return text
    .replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + gap))
    .replace(/ /g, '\u3000');
}

/** Half-width katakana and its marks in full-width: `ﾐｽﾞﾉ` → `ミズノ`. Nothing else is folded. */
export function toFullWidthKatakana(text: string): string {
  return text.replace(/[｡-ﾟ]+/g, (kana) => kana.normalize('NFKC'));
}

/** Hiragana in katakana: `みずの` → `ミズノ`. */
export function toKatakana(text: string): string {
  return text.replace(/[ぁ-ゖ]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0x60));
}

const unseen = String.raw`[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]`;
const unseenOnes = new RegExp(unseen, 'gu');

/**
 * A text without the characters that nobody sees: spaces without width, marks of direction (contacts copy a
 * phone number between two of them), soft hyphens, variation selectors. For numbers, codes and ids.
 */
export const withoutUnseen = (text: string): string => text.replace(unseenOnes, '');

// A selector chooses the form of a kanji (辻󠄀); selector and joiner make one emoji of several characters.
const kanji = String.raw`\p{Script=Han}[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`;
const pictured = String.raw`(?![#*0-9])\p{Emoji}(?:\uFE0F|\p{Emoji_Modifier}|[\u{E0020}-\u{E007E}]+\u{E007F})?`;
const emoji = String.raw`[#*0-9]\uFE0F?\u20E3|${pictured}(?:\u200D${pictured})*`;
const seenOrUnseen = new RegExp(`(${kanji}|${emoji})|${unseen}`, 'gu');

/** `withoutUnseen` for words: what an invisible character makes of a kanji or an emoji stays. */
export const visibleText = (text: string): string =>
  text.replace(seenOrUnseen, (_, seen: string | undefined) => seen ?? '');

let made: Intl.Segmenter | undefined;

/**
 * The letters of a text as a person counts them: `が` of two characters is one, `辻󠄀` with its selector, and an
 * emoji of several. Browsers without `Intl.Segmenter` count each emoji of a joined one.
 */
export function lettersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return text.match(/.\p{M}*/gsu) ?? [];
  made ??= new Intl.Segmenter('ja', { granularity: 'grapheme' });
  return Array.from(made.segment(text), ({ segment }) => segment);
}

const codePoint = (letter: string) =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** A letter as a message names it: 「é」, its number where nothing would be seen of it. */
export function nameOfLetter(letter: string): string {
  if (/^\s/u.test(letter)) return '空白';
  if (/^\p{Co}/u.test(letter)) return `「${letter}」(${codePoint(letter)})`;
  return /^[\p{C}\uFFFC\uFFFD]/u.test(letter) ? codePoint(letter) : `「${letter}」`;
}

const between = new RegExp(String.raw`[\s・.${hyphens}ー]`, 'gu');

/**
 * One form for texts that people write in several ways: half and full width, both kinds of kana, Wi-Fi
 * and wifi.
 */
export function foldText(text: string): string {
  return toKatakana(withoutUnseen(text).normalize('NFKC').toLowerCase()).replace(between, '');
}
