import type { BusinessError } from '@/api/errors';
import { procedureMessages } from '@/catalogue/messages';
import type { SendingProblem } from '@/procedure/failure';
import type { PasswordValues } from './passwordValues';

type Field = keyof PasswordValues;

/** What is changed, in the customer's words. */
export const credentialLabels: Record<PasswordValues['kind'], string> = {
  password: 'パスワード',
  login_id: 'お客さまID',
};

/** Labels of the fields, also for the error summary. */
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
    text: `${error.message}${credentialLabels[kind]}は変わっていません。`,
  };
}
