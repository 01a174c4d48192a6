import { fieldMessages } from '@/catalogue/messages';
import { toHalfWidth } from '@/lib/width';

/** Digits as people write them: full width, spaces and hyphens are taken out quietly. */
export const normaliseDigits = (typed: string): string =>
  toHalfWidth(typed).replace(/[\s\-‐‑‒–—―−－ーｰ]/g, '');

/** What is wrong with a number of so many digits; undefined when nothing is. */
export function digitsProblem(
  digits: string,
  label: string,
  { min, max }: { min: number; max: number },
): string | undefined {
  if (digits === '') return fieldMessages.missing;
  const length = min === max ? `${max}桁` : `${min}〜${max}桁`;
  const wanted = `${label}は${length}の半角数字で入力してください。`;
  if (!/^\d+$/.test(digits)) return wanted;
  return digits.length < min || digits.length > max
    ? `${digits.length}桁です。${wanted}`
    : undefined;
}

/** What is wrong with a phone number: 10 to 11 digits that begin with 0 (specification 2, section 5). */
export function telProblem(tel: string): string | undefined {
  const problem = digitsProblem(tel, '電話番号', { min: 10, max: 11 });
  if (problem) return problem;
  return tel.startsWith('0') ? undefined : '電話番号は、0から始まる番号を入力してください。';
}

/** What is wrong with the size of a television: whole inches from 20 to 120. */
export function inchesProblem(inches: string): string | undefined {
  if (inches === '') return fieldMessages.missing;
  const isWhole = /^\d{1,3}$/.test(inches);
  return isWhole && Number(inches) >= 20 && Number(inches) <= 120
    ? undefined
    : 'テレビの大きさは、20〜120の数字で入力してください。';
}

/** Days that can be wished for: `count` of them from `from` days after today on. */
export function wishedDays(now: Date, from: number, count: number): string[] {
  const japan = now.getTime() + 9 * 3_600_000;
  return Array.from({ length: count }, (_, index) =>
    new Date(japan + (from + index) * 86_400_000).toISOString().slice(0, 10),
  );
}
