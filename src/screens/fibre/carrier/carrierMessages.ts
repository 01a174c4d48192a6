import type { BusinessError } from '@/api/errors';
import type * as Code from '@/catalogue/generated/codes';
import { refusalTitles } from '@/catalogue/refusals';
import type { CodeRefusal } from '@/procedure/CodeStep';
import type { SendingProblem } from '@/procedure/failure';

const unchanged = 'お支払い方法は変わっていません。';

const titleOf = refusalTitles<
  | Code.BillingSmsRefusalCode
  // These two are shown at the field of the code.
  | Exclude<Code.BillingConfirmRefusalCode, 'sms_code_wrong' | 'sms_code_expired'>
>({
  carrier_not_eligible: 'この電話番号は対象外です',
  too_many_requests: 'SMSを送信したばかりです',
  payment_restricted: 'このお支払い方法には変更できません',
  change_in_progress: '前の変更を手続き中です',
});

const refused = ({ code, message }: BusinessError): SendingProblem => ({
  title: titleOf(code),
  text: `${message}${unchanged}`,
});

/** Why no SMS was sent: at the number, or beside the button. */
export function smsRefusal(error: BusinessError): { field: string } | SendingProblem {
  const named = error.fields.find(({ name }) => name === 'tel');
  if (named) return { field: named.message };
  return error.code === 'carrier_not_eligible' ? { field: error.message } : refused(error);
}

/** Why a code was not taken. */
export function codeRefusal(error: BusinessError): CodeRefusal {
  const named = error.fields.find(({ name }) => name === 'sms_code');
  if (named) return { message: named.message };
  if (error.code === 'sms_code_wrong') return { message: error.message };
  if (error.code === 'sms_code_expired') return { message: error.message, ended: true };
  return refused(error);
}

/** Shown when it is unknown whether an SMS was sent. */
export const smsUnknown: SendingProblem = {
  title: 'SMSをお送りできたかどうか、確認できませんでした',
  text: `SMSが届かないときは、もう一度お送りください。${unchanged}`,
};
