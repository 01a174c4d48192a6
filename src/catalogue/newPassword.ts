import { fieldMessages } from './messages';

/** A rule of a new password, in the customer's words. */
export interface PasswordRule {
  text: string;
  met: boolean;
}

/** What a new password must differ from. */
export interface NotThePassword {
  id: string;
  /** The password in use, where it is known. */
  current?: string;
}

/** The rules for a new password, checked while it is typed (contract, `NewPassword`; docs/product.md §3.9). */
export function passwordRules(password: string, { id, current }: NotThePassword): PasswordRule[] {
  const isTyped = password !== '';
  return [
    { text: '8文字以上', met: password.length >= 8 },
    { text: '英字と数字をどちらも含む', met: /[A-Za-z]/.test(password) && /[0-9]/.test(password) },
    { text: 'お客さまIDと違う', met: isTyped && password !== id },
    ...(current === undefined
      ? []
      : [{ text: 'いまのパスワードと違う', met: isTyped && password !== current }]),
  ];
}

/** What is wrong with a password as a whole, as a message: the first rule that it breaks. */
export function passwordProblem(password: string, not: NotThePassword): string | undefined {
  if (password === '') return fieldMessages.missing;
  if (!/^[!-~]*$/.test(password)) return '半角の英字、数字、記号で入力してください。';
  if (password.length > 64) return `${password.length}文字です。64文字以内で入力してください。`;
  const broken = passwordRules(password, not).find(({ met }) => !met);
  return broken && `「${broken.text}」を満たしていません。`;
}
