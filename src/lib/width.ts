const gap = '！'.charCodeAt(0) - '!'.charCodeAt(0);

/** Full-width letters, digits and marks in half-width; katakana and hyphens of other kinds stay. */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[！-～]/g, (c) => String.fromCharCode(c.charCodeAt(0) - gap))
    .replace(/\u3000/g, ' ');
}

/** What was typed or pasted in groups, `４０００-0000 …`: half-width, without spaces and hyphens of any kind. */
export function ungrouped(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s\-‐‑‒–—―−ー]/g, '');
}

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
