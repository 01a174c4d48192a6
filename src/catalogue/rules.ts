import { lettersOf, nameOfLetter } from '@/lib/characters';
import { ageOn, leastAge } from '@/lib/date';
import { hasMarkedLatin, plainLatin } from '@/lib/typedText';
import { fieldMessages } from './messages';

/**
 * A rule of docs/product.md §13.1: what is wrong with a value, already normalised, and what to do; undefined when
 * nothing is. Only `required` looks at an empty value.
 */
export type Rule = (value: string) => string | undefined;

/** Empty means null, an empty string or an empty array. */
export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

export const required: Rule = (value) => (isEmpty(value) ? fieldMessages.missing : undefined);

/**
 * `「é」は使えません。` for the first letter that is not allowed; undefined if there is none.
 * @param allowed matches a letter as a person counts them (`lettersOf`)
 */
export function strangerIn(text: string, allowed: RegExp): string | undefined {
  const stranger = lettersOf(text).find((letter) => !allowed.test(letter));
  return stranger && `${nameOfLetter(stranger)}は使えません。`;
}

export const fullWidthKatakana: Rule = (value) => {
  const stranger = strangerIn(value, /^[ァ-ヶー]$/);
  return stranger && `${stranger}全角カタカナで入力してください。`;
};

const erase = '消してから、お進みください。';

/**
 * What can't be printed on a letter, each with what to do; ♂ and ♀ are old signs of print, and Greek and Cyrillic
 * are in all Japanese fonts.
 */
const unprintable: readonly [RegExp, (letter: string) => string][] = [
  [/(?![#*0-9♂♀])\p{Emoji}|\u20E3/u, (name) => `${name}は、書類に印刷できません。${erase}`],
  [
    /\p{Co}/u,
    (name) =>
      `${name}は外字のため、書類に印刷できません。標準の漢字か、ひらがな、カタカナで入力してください。`,
  ],
  [
    /\p{Cc}/u,
    (name) => `見えない文字(${name})が入っています。すべて消して、入力し直してください。`,
  ],
  [/[\p{Cn}\p{Cs}\uFFFC\uFFFD]/u, (name) => `${name}は、文字として読めません。${erase}`],
  [
    /(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}])\p{L}/u,
    (name) => `${name}は、書類に印刷できません。漢字、カタカナ、ローマ字で入力してください。`,
  ],
];

/** Names and addresses are printed on letters. */
export const printable: Rule = (value) => {
  for (const letter of lettersOf(value)) {
    const found = unprintable.find(([pattern]) => pattern.test(letter));
    if (found) return found[1](nameOfLetter(letter));
  }
  return undefined;
};

/** Latin letters without marks, as letters and forms have them. */
export const plainLetters: Rule = (value) => {
  if (!hasMarkedLatin(value)) return undefined;
  const marked = lettersOf(value).find(hasMarkedLatin) ?? value;
  const plain = plainLatin(value);
  return `${nameOfLetter(marked)}は使えません。${
    plain ? `「${plain}」` : '記号の付かないローマ字'
  }か、カタカナで入力してください。`;
};

export const phone = digits('電話番号', 10, 11);
export const landline = digits('固定電話の番号', 10, 10);
export const postalCode = digits('郵便番号', 7, 7);

/**
 * Numbers in Japan begin with 0, and no number with 00. The contract requires the former,
 * docs/product.md §13.1 only the number of digits.
 */
export const beginsWithZero: Rule = (value) => {
  if (value.startsWith('00'))
    return '00から始まる電話番号はありません。市外局番から入力してください。';
  return /^(0.*)?$/.test(value) ? undefined : '0から始まる番号を、市外局番から入力してください。';
};

/** A number that SMS can be sent to. Passes what isn't 10 or 11 digits, for which `phone` has the error. */
export const mobileNumber = matches(
  /^(0[6-9]0\d{8}|(?!\d{10,11}$).*)$/,
  '携帯電話の番号を、11桁の半角数字で入力してください。',
);

/**
 * Counts letters as a person does. The contract counts characters (code points), of which 辻󠄀 and some emoji
 * have several, so a text may be too long for it that doesn't look so.
 * @param count characters that the contract takes at most
 */
export const maxLength =
  (count: number): Rule =>
  (value) => {
    const letters = lettersOf(value);
    if (letters.length > count)
      return `${letters.length}文字です。${count}文字以内で入力してください。`;
    const characters = Array.from(value).length;
    if (characters <= count) return undefined;
    const long = letters.find((letter) => Array.from(letter).length > 1) ?? '';
    return `「${long}」のような文字は2文字以上に数えるため、${characters}文字分です。${count}文字分以内で入力してください。`;
  };

/** Under-18 applicants are refused. @param birthday ISO day */
export const oldEnough = (birthday: string, today: Date): string | undefined =>
  ageOn(birthday, today) < leastAge ? '18歳未満の方は、ご入会いただけません。' : undefined;

/** The first problem that one of the rules finds, as react-hook-form's `validate` wants it. */
export const validateWith =
  (...rules: readonly Rule[]) =>
  (value: string | undefined): string | true => {
    for (const rule of rules) {
      const problem = rule(value ?? '');
      if (problem !== undefined) return problem;
    }
    return true;
  };

function matches(pattern: RegExp, message: string): Rule {
  return (value) => (pattern.test(value) ? undefined : message);
}

/** Only digits, from `least` to `most` of them. @param name what the number is called */
export function digits(name: string, least: number, most: number): Rule {
  const count = least === most ? `${most}桁` : `${least}〜${most}桁`;
  return (value) => {
    if (value === '') return undefined;
    const stranger = strangerIn(value, /^[0-9]$/);
    const isLong = value.length >= least && value.length <= most;
    if (!stranger && isLong) return undefined;
    return `${stranger ?? `${value.length}桁です。`}${name}は、${count}の半角数字で入力してください。`;
  };
}
