import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type { matterTypes } from '@/catalogue/documents';

/** The receipt for a letter that was asked for. */
export interface LetterReceipt {
  receiptNumber: string;
  /** ISO moment. */
  acceptedAt: string;
  /** ISO day by which it arrives. */
  arrivesBy: string;
  matter: keyof typeof matterTypes;
}

/** Has the WC24 form sent by post. @throws ApiError */
export async function orderWc24(): Promise<LetterReceipt> {
  const body = { matter_type: '2106' as const };
  const sent = await call(api.postVoipWc24FormDemand, { body });
  return {
    receiptNumber: sent.receipt_number,
    acceptedAt: sent.accepted_at,
    arrivesBy: sent.arrives_by,
    matter: '2106',
  };
}

/** Has id and password of the call details sent by post. @throws ApiError */
export async function orderWebDetail(phoneNumber: string): Promise<LetterReceipt> {
  const body = { phone_number: phoneNumber };
  const sent = await call(api.postVoipWebDetailReissue, { body });
  return {
    receiptNumber: sent.receipt_number,
    acceptedAt: sent.accepted_at,
    arrivesBy: sent.arrives_by,
    matter: '2108',
  };
}
