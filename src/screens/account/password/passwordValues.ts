import { fieldMessages } from '@/catalogue/messages';
import { strangerIn } from '@/catalogue/rules';
import type { PasswordChange } from './mutations';

export type CredentialKind = PasswordChange['kind'];

/** What is typed; passwords stay in the form and nowhere else. */
export interface PasswordValues {
  kind: CredentialKind;
  current: string;
  password: string;
  again: string;
  login_id: string;
}

/** Nothing typed yet. */
export const emptyValues: PasswordValues = {
  kind: 'password',
  current: '',
  password: '',
  again: '',
  login_id: '',
};

/** The body of the call (contract, `IdPasswordChange`): what isn't changed is null. */
export function changeOf({ kind, current, password, login_id }: PasswordValues): PasswordChange {
  return {
    kind,
    current_password: current,
    new_password: kind === 'password' ? password : null,
    new_login_id: kind === 'login_id' ? login_id : null,
  };
}

const printable = /^[!-~]*$/;

/** The rules for a new password, checked while it is typed (contract, `IdPasswordChange`). */
export function passwordRules(password: string, current: string) {
  return [
    { text: '8〜32文字', met: password.length >= 8 && password.length <= 32 },
    { text: '半角の英字、数字、記号だけ', met: password !== '' && printable.test(password) },
    { text: 'いまのパスワードと違う', met: password !== '' && password !== current },
  ];
}

/** The first rule that a password breaks, as a message. */
export function passwordProblem(password: string, current: string): string | undefined {
  if (password === '') return fieldMessages.missing;
  const broken = passwordRules(password, current).find(({ met }) => !met);
  return broken && `「${broken.text}」を満たしていません。`;
}

/** What is wrong with a login id, already normalised (contract: 6 to 64 of letters, digits and . _ -). */
export function loginIdProblem(id: string, current: string): string | undefined {
  if (id === '') return fieldMessages.missing;
  const stranger = strangerIn(id, /^[A-Za-z0-9._-]$/);
  if (stranger) return `${stranger}半角の英字、数字と . _ - で入力してください。`;
  if (id.length < 6 || id.length > 64) return `${id.length}文字です。6〜64文字で入力してください。`;
  if (id === current) return 'いまのお客さまIDと同じです。新しいお客さまIDを入力してください。';
  return undefined;
}
