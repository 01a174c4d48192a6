import { fieldMessages } from '@/catalogue/messages';
import { hyphens, toHalfWidth, ungrouped, withoutUnseen } from '@/lib/characters';

/** Which characters a code is made of. */
export type CodeLetters = '0-9' | '0-9A-Z';

const anyHyphen = new RegExp(`[${hyphens}ー]`, 'gu');
/** The last line of a message that a browser may fill in: `@mypage.example #483920`. */
const forBrowsers = /@\S+\s+#(\S+)\s*$/;
/** Its port may have as many digits as a code. */
const webAddresses = /HTTPS?:\/\/[!-~]+/g;
/** `2026年` is no code of four digits. */
const isCounted = (after: string) => /^\s*[年月日時分秒円桁回]/.test(after);

/**
 * The codes of a length in what was typed or pasted: the whole of it, in groups or not, or those within a
 * message, each once. A date, a price, a part of a web address or a number with other groups beside it is none.
 */
export function codesIn(typed: string, length: number, letters: CodeLetters = '0-9'): string[] {
  const shape = new RegExp(`^[${letters}]{${length}}$`);
  const codeOf = (text: string) => ungrouped(text).toUpperCase();
  const isCode = (code: string) => shape.test(code);
  const whole = codeOf(typed);
  if (isCode(whole)) return [whole];
  const text = toHalfWidth(withoutUnseen(typed)).toUpperCase().replace(anyHyphen, '-');
  const filledIn = forBrowsers.exec(text)?.[1];
  if (filledIn !== undefined && isCode(codeOf(filledIn))) return [codeOf(filledIn)];
  // Groups are joined by hyphens, and by spaces where there is no code otherwise.
  const words = text.replace(webAddresses, '');
  for (const between of ['-', '[- ]']) {
    const found = words.matchAll(new RegExp(`[${letters}]+(?:${between}[${letters}]+)*`, 'g'));
    const codes = Array.from(found)
      .filter((match) => !isCounted(words.slice(match.index + match[0].length)))
      .map(([group]) => codeOf(group))
      .filter(isCode);
    if (codes.length > 0) return Array.from(new Set(codes));
  }
  return [];
}

/** Whether a text is half-width digits, as many as a code has or fewer. */
export const isPartOfCode = (text: string, length: number): boolean =>
  text.length <= length && /^[0-9]*$/.test(text);

/**
 * What a field for a code of digits holds of what was typed or pasted: the one code in it, or the digits so far;
 * a text with no code of that length, or several, as it is.
 */
export function codeOrText(typed: string, length: number): string {
  const codes = codesIn(typed, length);
  if (codes.length === 1) return codes[0] ?? typed;
  const digits = ungrouped(typed);
  return isPartOfCode(digits, length) ? digits : typed;
}

/** What is wrong with that, and what to do. @param label what the code is called */
export function codeProblem(held: string, length: number, label: string): string | undefined {
  if (held === '') return fieldMessages.missing;
  if (/^[0-9]+$/.test(held))
    return held.length === length
      ? undefined
      : `${held.length}桁です。${length}桁の数字を入力してください。`;
  const count = codesIn(held, length).length;
  const found =
    count > 1 ? `${length}桁の番号が${count}つあります。` : `${length}桁の番号が見つかりません。`;
  return `${found}${label}だけを入力してください。`;
}
