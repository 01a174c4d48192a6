import { ageOn, leastAge } from '@/lib/age';
import { fieldMessages } from './messages';

/**
 * A rule of docs/product.md §13.1: what is wrong with a value, already normalised, and what to
 * do; nothing when it holds. No rule but `required` looks at an empty value.
 */
export type Rule = (value: string) => string | undefined;

/** Empty means null, an empty string or an empty array. */
export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

export const required: Rule = (value) => (isEmpty(value) ? fieldMessages.missing : undefined);

/** No character of half width: no ASCII, no half-width katakana. */
export const fullWidth = matches(/^[^ -~｡-ﾟ]*$/, '全角で入力してください。');
export const fullWidthKatakana = matches(/^[ァ-ヶー]*$/, '全角カタカナで入力してください。');

export const phone = digits('電話番号', 10, 11);
export const landline = digits('固定電話の番号', 10, 10);
export const postalCode = digits('郵便番号', 7, 7);

/**
 * Numbers in Japan begin with 0. The contract requires that, docs/product.md §13.1 only the number of
 * digits.
 */
export const beginsWithZero = matches(
  /^(0.*)?$/,
  '0から始まる番号を、市外局番から入力してください。',
);

/** A number that SMS can be sent to. Passes what isn't 10 or 11 digits, for which `phone` has the error. */
export const mobileNumber = matches(
  /^(0[6-9]0\d{8}|(?!\d{10,11}$).*)$/,
  '携帯電話の番号を、11桁の半角数字で入力してください。',
);

/** @param count characters that the contract takes at most */
export const maxLength =
  (count: number): Rule =>
  (value) => {
    const found = [...value].length;
    return found > count ? `${found}文字です。${count}文字以内で入力してください。` : undefined;
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
    if (!/^[0-9]+$/.test(value)) return `${name}は、数字で入力してください。`;
    if (value.length < least || value.length > most)
      return `${value.length}桁です。${name}は、${count}の半角数字で入力してください。`;
    return undefined;
  };
}
