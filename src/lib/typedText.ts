import { hyphens, toFullWidth, toFullWidthKatakana, toKatakana, visibleText } from './characters';

/** Radicals that look like a kanji, and the kanji; Unicode's own list, except for those that NFKC knows. */
const radicals = new Map(
  [...'⺠民⻁虎⻄西⻆角⻑長⻘青⻝食⻤鬼⻨麦⻩黄⻫斉⻭歯⻯竜⻲亀'].flatMap((radical, index, all) =>
    index % 2 === 0 ? [[radical, all[index + 1] ?? radical]] : [],
  ),
);

/** `⾼⽊` copied from a PDF is made of radicals, which another font shows larger or not at all: `高木`. */
const withoutRadicals = (text: string) =>
  text.replace(/[\u2E80-\u2FD5]/g, (radical) => radicals.get(radical) ?? radical.normalize('NFKC'));

/**
 * Characters that were typed in parts made one (NFC), as a Mac types `ガ`. The older forms of kanji stay: NFC
 * would turn U+FA19 in a name into the 神 of today.
 */
export const composed = (text: string): string =>
  withoutRadicals(text).replace(/[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu, (part) =>
    part.normalize('NFC'),
  );

const kana = 'ぁ-ゖァ-ヺ';
const combining: Readonly<Record<string, string>> = { '\u309B': '\u3099', '\u309C': '\u309A' };
/** Half-width katakana in full-width, and marks of sound with their kana: `カ゛` → `ガ`. */
const joined = (text: string) =>
  composed(
    toFullWidthKatakana(text).replace(
      /(.)([\u309B\u309C])/gu,
      (pair, base: string, mark: string) => {
        const one = (base + (combining[mark] ?? '')).normalize('NFC');
        return one.length === 1 ? one : pair;
      },
    ),
  );

// Between a kana and a kanji or a digit it may be a hyphen: メゾン-101.
const longVowels = new RegExp(`([${kana}])[${hyphens}](?=[${kana}ー\\s]|$)`, 'gu');
const anyLongVowels = new RegExp(`([${kana}])[${hyphens}]`, 'gu');

/** Each hyphen after a kana as the long vowel, for texts of kana alone. */
export const withLongVowels = (text: string): string => text.replace(anyLongVowels, '$1ー');

/**
 * A text of one line as it is meant: without invisible characters, spaces around it and more than one between
 * words, katakana in full-width and composed, a hyphen within kana as the long vowel that it looks like.
 */
export const tidyText = (typed: string): string =>
  joined(visibleText(typed).replace(/\s+/g, ' ').trim()).replace(longVowels, '$1ー');

const wideLatin = 'Ａ-Ｚａ-ｚ';
/** Ⅲ of a building's name is Latin to Unicode, and one character to Japanese printers. */
const romanNumbers = 'Ⅰ-Ⅻⅰ-ⅻ';
const marked = new RegExp(
  String.raw`(?![A-Za-z${wideLatin}${romanNumbers}])\p{Script=Latin}|[A-Za-z${wideLatin}]\p{M}`,
  'u',
);

/** Whether a text has Latin letters other than A to Z and Ⅰ to Ⅻ: `Nguyễn`. */
export const hasMarkedLatin = (text: string): boolean => marked.test(text);

/** Letters that are no letter with a mark. */
const plainLetters = new Map(
  Object.entries({
    Æ: 'AE',
    æ: 'ae',
    Đ: 'D',
    đ: 'd',
    ı: 'i',
    Ł: 'L',
    ł: 'l',
    Ø: 'O',
    ø: 'o',
    Œ: 'OE',
    œ: 'oe',
    ß: 'ss',
  }),
);

/** Latin letters without their marks: `Nguyễn` → `Nguyen`; undefined where one has no such form. */
export function plainLatin(text: string): string | undefined {
  const plain = text.replace(/(\p{Script=Latin})\p{M}*/gu, (_, marked: string) => {
    const letter = marked.normalize('NFD').replace(/\p{M}/gu, '');
    return plainLetters.get(letter) ?? letter;
  });
  return hasMarkedLatin(plain) ? undefined : plain;
}

/** A name in full-width. One with marked Latin letters stays as it is, since half of it couldn't be folded. */
export function tidyName(typed: string): string {
  const text = tidyText(typed);
  // The digit of a keycap (1️⃣) is part of an emoji.
  return hasMarkedLatin(text) ? text : text.replace(/[ -~](?!\uFE0F?\u20E3)/g, toFullWidth);
}

/** How a name is read, in full-width katakana without spaces and ・, which nothing takes. */
export const tidyKana = (typed: string): string =>
  withLongVowels(joined(toKatakana(tidyName(typed)).replace(/[\s・·]/g, '')));

const otherHyphens = new RegExp(`[${hyphens}]`, 'gu');
const noVowels = new RegExp(`(^|[^${kana}ー])(ー+)`, 'gu');

/** An address with letters, digits and hyphens in half-width: `ﾏﾙﾉｳﾁ１‐２ー３` → `マルノウチ1-2-3`. */
export const tidyAddress = (typed: string): string =>
  composed(
    tidyText(typed)
      .replace(/[０-９Ａ-Ｚａ-ｚ]/g, (letter) => letter.normalize('NFKC'))
      .replace(otherHyphens, '-')
      .replace(noVowels, (_, before: string, run: string) => before + '-'.repeat(run.length)),
  );

/** A message in the customer's own words: what can't be seen goes, all else stays as it is written. */
export const tidyMessage = (typed: string): string =>
  composed(
    visibleText(typed)
      .replace(/[\t\n\r]+/g, ' ')
      .replace(/\p{Cc}/gu, ''),
  ).trim();
