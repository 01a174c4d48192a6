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
