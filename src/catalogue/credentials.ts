import { toHalfWidth, withoutUnseen } from '@/lib/characters';

/** A password without the spaces around it that a paste may bring; no password begins or ends with one. */
export const bareSecret = (typed: string): string => withoutUnseen(typed).trim();

/** An id as it is typed, in half-width and without spaces around it. */
export const bareId = (typed: string): string => toHalfWidth(bareSecret(typed)).trim();

const longest = 64;

const tooLong = (what: string, { length }: string): string | undefined =>
  length > longest ? `${length}文字です。${what}は${longest}文字までです。` : undefined;

/** What is wrong with an id as `bareId` gives it, and what to do; undefined for an empty one too. */
export function idProblem(id: string): string | undefined {
  const stranger = Array.from(id).find((letter) => !/[ -~]/.test(letter));
  return stranger
    ? `「${stranger}」は使えません。半角の英数字で入力してください。`
    : tooLong('お客さまID', id);
}

/** What is wrong with the current password, as `bareSecret` gives it; undefined for an empty one too. */
export const oldPasswordProblem = (password: string): string | undefined =>
  tooLong('パスワード', password);
