import { call } from '@/api/client';
import type { BusinessError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import { fieldMessages, procedureMessages } from '@/catalogue/messages';
import { followedBy } from '@/catalogue/refusals';
import { strangerIn } from '@/catalogue/rules';
import type { ServiceType } from '@/config/runtimeConfig';
import type { SendingProblem } from '@/procedure/failure';
import { store } from '@/session/current';

export type CredentialKind = PasswordChange['kind'];

/** What is typed; passwords stay in the form and nowhere else. */
export interface PasswordValues {
  kind: CredentialKind;
  current: string;
  password: string;
  again: string;
  login_id: string;
}

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

/** What is wrong with a login id, already normalised (contract: 6 to 64 of letters, digits and . _ -). */
export function loginIdProblem(id: string, current: string): string | undefined {
  if (id === '') return fieldMessages.missing;
  const stranger = strangerIn(id, /^[A-Za-z0-9._-]$/);
  if (stranger) return `${stranger}半角の英字、数字と . _ - で入力してください。`;
  if (id.length < 6 || id.length > 64) return `${id.length}文字です。6〜64文字で入力してください。`;
  if (id === current) return 'いまのお客さまIDと同じです。新しいお客さまIDを入力してください。';
  return undefined;
}

/** The body of either call: what isn't changed is null. */
interface PasswordChange {
  kind: 'password' | 'login_id';
  current_password: string;
  new_password: string | null;
  new_login_id: string | null;
}

/**
 * Changes password or login id, of the fibre contract or of the selected SIM, and updates the session.
 * @throws ApiError; BusinessError `current_password_wrong`, `same_password`, `login_id_in_use`, `locked`,
 * `bad_request`
 */
export async function changePassword(service: ServiceType, body: PasswordChange) {
  const changed = await call(
    service === 'fixed' ? api.putUserIdPassword : api.putServiceUserIdPassword,
    { body },
  );
  store.loginChanged(changed.userId);
  return { ...changed, kind: body.kind };
}

/** The receipt of a change; it contains no secret. */
export type PasswordReceipt = Awaited<ReturnType<typeof changePassword>>;

type Field = keyof PasswordValues;

export const credentialLabels: Record<PasswordValues['kind'], string> = {
  password: 'パスワード',
  login_id: 'お客さまID',
};

export const labels: Record<Field, string> = {
  kind: '変更するもの',
  current: 'いまのパスワード',
  password: '新しいパスワード',
  again: 'もう一度入力',
  login_id: '新しいお客さまID',
};

/** Shown when it is unknown whether the change was made. */
export const unknown: SendingProblem = {
  title: procedureMessages.unknown.title,
  text: '変更されたかどうかは、一度ログアウトして、新しい内容でログインできるかでお確かめください。',
};

const requestFields: Record<string, Field> = {
  current_password: 'current',
  new_password: 'password',
  new_login_id: 'login_id',
};

const refusedField: Record<string, Field> = {
  current_password_wrong: 'current',
  same_password: 'password',
  login_id_in_use: 'login_id',
};

/**
 * Why nothing was changed: messages at the fields on the page, or one message for all.
 * @param kind what was to be changed; the field of the other kind isn't on the page and gets no message
 */
export function refusalOf(
  error: BusinessError,
  kind: PasswordValues['kind'],
): { field: Field; message: string }[] | SendingProblem {
  const hidden: Field = kind === 'password' ? 'login_id' : 'password';
  const found = [...error.fields, { name: error.code, message: error.message }].flatMap(
    ({ name, message }) => {
      const field = requestFields[name] ?? refusedField[name];
      return field && field !== hidden ? [{ field, message }] : [];
    },
  );
  if (found.length > 0) return found;
  return {
    title: error.code === 'locked' ? '手続きを中断しました' : procedureMessages.refused,
    text: followedBy(error.message, `${credentialLabels[kind]}は変わっていません。`),
  };
}
