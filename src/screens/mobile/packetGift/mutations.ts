import { call } from '@/api/client';
import { BusinessError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, queryOrRejection, read } from '@/api/query';
import { queryClient } from '@/api/queryClient';
import { now } from '@/lib/clock';
import type { ClaimReceipt, ClaimValues } from './claimValues';
import { amountMb, type GiftReceipt, type GiftValues } from './giftValues';

/**
 * Gives data to another number.
 * @throws ApiError, except when the gift was taken and only its codes are late
 */
export async function sendGift(
  { amount, to_phone, message }: GiftValues,
  confirmed: Schema.Terms,
): Promise<GiftReceipt> {
  const amount_mb = amountMb(amount) ?? 0;
  try {
    const given = await call(api.postPacketGiftCode, {
      body: { to_phone, amount_mb, message: message || null, confirmed },
    });
    return {
      receiptNumber: given.receipt_number,
      codes: { gift: given.gift_code, auth: given.auth_code },
      toPhone: given.to_phone,
      amountMb: given.amount_mb,
      message: given.message ?? '',
      acceptedAt: given.accepted_at,
      expiresOn: given.expires_on,
      left: { before: given.data_left_before_mb, after: given.data_left_mb },
    };
  } catch (error) {
    if (error instanceof BusinessError && error.code === 'packet_gift_code_cant_get_in_code')
      return { toPhone: to_phone, amountMb: amount_mb, message, acceptedAt: now().toISOString() };
    throw error;
  }
}

/**
 * Checks that two codes stand for a gift which this number can receive.
 * @throws ApiError; BusinessError if they don't
 */
export async function checkCodes(values: ClaimValues): Promise<void> {
  const answer = await queryClient.fetchQuery({
    ...queryOrRejection(read(api.getPacketGiftRequest, values)),
    staleTime: 0,
  });
  if (isRejection(answer)) throw answer.refusal;
}

/**
 * Receives a gift.
 * @param confirmed what the review showed; none where a gift is received without one
 * @param service_id of another line of the customer, where it isn't the one in use
 * @throws ApiError
 */
export async function claimGift(
  { gift_code, auth_code }: ClaimValues,
  confirmed?: Schema.Terms,
  service_id?: string,
): Promise<ClaimReceipt> {
  const claimed = await call(api.postPacketGiftRequest, {
    service_id,
    body: { gift_code, auth_code, ...(confirmed && { confirmed }) },
  });
  const { data_left_before_mb: before, data_left_mb: after } = claimed;
  return {
    receiptNumber: claimed.receipt_number,
    fromPhone: claimed.from_phone,
    amountMb: claimed.amount_mb,
    message: claimed.message ?? '',
    acceptedAt: claimed.accepted_at,
    expiresOn: claimed.expires_on,
    left: before === null || after === null ? undefined : { before, after },
  };
}
