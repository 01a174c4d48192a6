import type { BusinessError } from '@/api/errors';
import { procedureMessages } from '@/catalogue/messages';
import { formatTime } from '@/lib/date';
import type { CodeRefusal } from '@/procedure/CodeStep';
import type { SendingProblem } from '@/procedure/failure';

/** Shown when it is unknown whether a number was sent. */
export const sendingUnknown: SendingProblem = {
  title: '認証コードをお送りできたかどうか、確認できませんでした',
  text: '通信の状態をお確かめのうえ、もう一度お送りください。',
};

const notChanged = 'メールアドレスは変わっていません。';

const refused = (error: BusinessError): SendingProblem => ({
  title: procedureMessages.refused,
  text: `${error.message}${notChanged}`,
});

/** Why no number was sent. */
export function sendingRefusal(
  error: BusinessError,
): { field: 'email'; message: string } | SendingProblem {
  const [field] = error.fields;
  if (field?.name === 'email') return { field: 'email', message: field.message };
  if (error.code === 'same_email') return { field: 'email', message: error.message };
  if (error.code !== 'too_many_requests') return refused(error);
  const from = error.details['resend_from'];
  return {
    title: '認証コードを送信したばかりです',
    text: `${
      typeof from === 'string' ? `${formatTime(from)}から` : '1分ほどたってから'
    }、もう一度お送りいただけます。`,
  };
}

const ending = new Set([
  'confirmation_number_expired',
  'confirmation_number_locked',
  'verification_expired',
  'verification_mismatch',
  'not_found',
]);

/** Why a number, or then the address, was not taken, and how often the number can still be tried. */
export function numberRefusal(error: BusinessError): CodeRefusal {
  const left = error.details['remaining_attempts'];
  if (error.code === 'confirmation_number_wrong')
    return {
      message: `${error.message}${typeof left === 'number' ? `あと${left}回入力できます。` : ''}`,
    };
  if (ending.has(error.code)) return { message: error.message, ended: true };
  return refused(error);
}
