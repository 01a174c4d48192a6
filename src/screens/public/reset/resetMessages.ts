import type { BusinessError } from '@/api/errors';
import { brand } from '@/catalogue/brand';
import { procedureMessages } from '@/catalogue/messages';
import { formatTime } from '@/lib/date';
import type { CodeRefusal } from '@/procedure/CodeStep';
import type { SendingProblem } from '@/procedure/failure';
import type { Method } from './mutations';

export const methods: Record<Method, { label: string; help: string }> = {
  one_time_pwd_sms: { label: 'SMS', help: '登録の携帯電話へ' },
  one_time_pwd_mail: { label: 'メール', help: '登録のメールアドレスへ' },
};

/** Shown when it is unknown whether a code was sent. */
export const sendingUnknown: SendingProblem = {
  title: '認証コードをお送りできたかどうか、確認できませんでした',
  text: '通信の状態をお確かめのうえ、もう一度お送りください。',
};

/** Shown when it is unknown whether the new password was set. */
export const settingUnknown: SendingProblem = {
  title: procedureMessages.unknown.title,
  text: '新しいパスワードでログインできるかどうかを、お確かめください。ログインできないときは、はじめからやり直してください。',
};

type AtField<Name extends string> = { field: Name; message: string };

const refused = (error: BusinessError): SendingProblem => ({
  title: procedureMessages.refused,
  text: error.message,
});

/** Why no code was sent. */
export function sendingRefusal(error: BusinessError): AtField<'id' | 'method'> | SendingProblem {
  const [field] = error.fields;
  if (field?.name === 'id') return { field: 'id', message: field.message };
  if (error.code === 'otp_method_not_available') return { field: 'method', message: error.message };
  if (error.code !== 'otp_send_limit') return refused(error);
  const from = error.details['resend_at'];
  return {
    title: '認証コードの送信回数が上限に達しました',
    text: `${
      typeof from === 'string' ? `${formatTime(from)}から` : 'しばらくしてから'
    }、もう一度お送りいただけます。お急ぎの方は、${brand.support.phone}へお電話ください。`,
  };
}

/** Why a code was not taken, and how often it can still be tried. */
export function codeRefusal(error: BusinessError): CodeRefusal {
  const left = error.details['remaining_attempts'];
  switch (error.code) {
    case 'otp_wrong':
      return {
        message:
          typeof left === 'number' && left > 0
            ? `認証コードが違います。あと${left}回入力できます。`
            : error.message,
      };
    case 'otp_expired':
    case 'otp_locked':
      return { message: error.message, ended: true };
    default: {
      const [field] = error.fields;
      return field ? { message: field.message } : refused(error);
    }
  }
}

/**
 * Why the password was not taken. The message of `reset_expired` itself tells the customer to begin
 * again.
 */
export function passwordRefusal(error: BusinessError): AtField<'password'> | SendingProblem {
  const [field] = error.fields;
  if (field) return { field: 'password', message: field.message };
  if (error.code === 'password_same_as_id' || error.code === 'password_reused')
    return { field: 'password', message: error.message };
  if (error.code === 'reset_expired') return { title: '時間が過ぎました', text: error.message };
  return refused(error);
}
