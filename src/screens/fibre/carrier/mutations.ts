import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type { Carrier } from '@/catalogue/payment';

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
 * @throws ApiError; BusinessError `sms_code_wrong`, `sms_code_expired`, `carrier_not_eligible`, `payment_restricted`
 */
export async function confirmCode(request_id: string, sms_code: string): Promise<CarrierReceipt> {
  const { receipt_number, accepted_at, starts_month } = await call(api.postNttBillingConfirm, {
    body: { request_id, sms_code },
  });
  return { receipt_number, accepted: accepted_at, starts_month };
}

/** The receipt, which is kept. It leaves out the billed number, which is personal data. */
export interface CarrierReceipt {
  /** Absent if the customer confirmed at the carrier; the notice of the change has it. */
  receipt_number?: string;
  /** ISO moment, or the ISO day if no more is known. */
  accepted: string;
  starts_month: string;
}
