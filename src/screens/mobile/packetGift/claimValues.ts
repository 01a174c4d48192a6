import type { Answer } from '@/api/client';
import { fieldMessages } from '@/catalogue/messages';
import { strangerIn } from '@/catalogue/rules';
import { ungrouped } from '@/lib/width';
import { type CodeLetters, codesIn } from '@/procedure/field/codesIn';

/** What is typed to receive data, in half-width capitals and digits without hyphens. */
export interface ClaimValues {
  gift_code: string;
  auth_code: string;
}

/** What was received. */
export type Claimed = Answer<'postPacketGiftRequest'>;

/** The codes of a gift: how many characters of which kind. */
export const giftCodes = {
  gift_code: { name: 'ギフトコード', length: 8, letters: '0-9A-Z', wanted: '8桁の半角英数字' },
  auth_code: { name: '認証コード', length: 4, letters: '0-9', wanted: '4桁の半角数字' },
} as const satisfies Record<
  keyof ClaimValues,
  { name: string; length: number; letters: CodeLetters; wanted: string }
>;

/**
 * A code as passed on, pasted or typed, in one form: `８k4m-22qp ` → `8K4M22QP`, also out of the message that
 * the giver has sent. A text with no code, or several, stays.
 */
export function normaliseCode(typed: string, field: keyof ClaimValues): string {
  const { length, letters } = giftCodes[field];
  const code = ungrouped(typed).toUpperCase();
  if (/^[0-9A-Z]*$/.test(code)) return code;
  const found = codesIn(typed, length, letters);
  // Words of eight letters stand in many a message.
  const [only, ...others] = found.length > 1 ? found.filter((one) => /\d/.test(one)) : found;
  return only && others.length === 0 ? only : typed.trim();
}

/** What is wrong with a code, already normalised: what was found, what to do. */
export function codeProblem(code: string, field: keyof ClaimValues): string | undefined {
  const { name, length, letters, wanted } = giftCodes[field];
  if (code === '') return fieldMessages.missing;
  const stranger = strangerIn(code, new RegExp(`^[${letters}]$`));
  if (!stranger && code.length === length) return undefined;
  return `${stranger ?? `${code.length}桁です。`}${name}は、${wanted}で入力してください。`;
}
