import { withoutUnseen } from './invisible';

const gap = '！'.charCodeAt(0) - '!'.charCodeAt(0);

/** Full-width letters, digits and marks in half-width; katakana and hyphens of other kinds stay. */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[！-～]/g, (c) => String.fromCharCode(c.charCodeAt(0) - gap))
    .replace(/\u3000/g, ' ');
}

/** All that is typed or pasted for a hyphen, but for the long vowel `ー`, as the inside of a character class. */
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
