import { call } from '@/api/client';
import type { BusinessError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import type * as Code from '@/catalogue/generated/codes';
import type { Carrier } from '@/catalogue/payment';
import { followedBy, refusalTitles } from '@/catalogue/refusals';
import type { CodeRefusal } from '@/procedure/CodeStep';
import type { SendingProblem } from '@/procedure/failure';

const smsOf = {
  softbank: api.postSbBillingSms,
  kddi: api.postKddiBillingSms,
  docomo: api.postNttBillingSms,
} as const;

/**
 * Sends the SMS with which the billing by a carrier begins.
 * @throws ApiError; BusinessError `carrier_not_eligible`, `too_many_requests`, `payment_restricted`, `change_in_progress`
 */
export function sendSms(carrier: Carrier, tel: string) {
  return call(smsOf[carrier], { body: { tel } });
}

export type SentSms = Awaited<ReturnType<typeof sendSms>>;

/**
 * Confirms with the code of docomo's SMS.
 * @throws ApiError; BusinessError `sms_code_wrong`, `sms_code_expired`, `carrier_not_eligible`, `payment_restricted`,
 * `change_in_progress`
 */
export async function confirmCode(
  request_id: string,
  sms_code: string,
): Promise<Omit<CarrierReceipt, 'change'>> {
  const { receipt_number, accepted_at, starts_month } = await call(api.postNttBillingConfirm, {
    body: { request_id, sms_code },
  });
  return { receipt_number, accepted_at, starts_month };
}

/** The receipt, which is kept. It leaves out the billed number, which is personal data. */
export interface CarrierReceipt {
  /** Absent if the customer confirmed at the carrier; the notice of the change has it. */
  receipt_number?: string;
  /** ISO moment, or the ISO day if no more is known. */
  accepted_at: string;
  starts_month: string | null;
  /** What was accepted: ドコモ払いへの変更. */
  change: string;
}

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
  text: followedBy(message, unchanged),
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
  // The method does change, by what was accepted first.
  if (error.code === 'change_in_progress')
    return { title: titleOf(error.code), text: error.message };
  return refused(error);
}

/** Shown when it is unknown whether an SMS was sent. */
export const smsUnknown: SendingProblem = {
  title: 'SMSをお送りできたかどうか、確認できませんでした',
  text: `SMSが届かないときは、もう一度お送りください。${unchanged}`,
};
