import { call } from '@/api/client';
import { BusinessError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { now } from '@/lib/clock';
import {
  amountMb,
  type Claimed,
  type ClaimValues,
  type GiftValues,
  type Given,
} from './giftValues';

/**
 * Gives data to another number.
 * @throws ApiError, except when the gift was taken and only its codes are late
 */
export async function sendGift(
  { amount, to_phone, message }: GiftValues,
  confirmed: Schema.Terms,
): Promise<Given> {
  const gift = { to_phone, amount_mb: amountMb(amount) ?? 0, message: message || null };
  try {
    return await call(api.postPacketGiftCode, { body: { ...gift, confirmed } });
  } catch (error) {
    if (error instanceof BusinessError && error.code === 'packet_gift_code_cant_get_in_code')
      return { ...gift, accepted_at: now().toISOString() };
    throw error;
  }
}

/**
 * Receives a gift.
 * @param confirmed what the review showed; none where a gift is received without one
 * @param service_id of another line of the customer, where it isn't the one in use
 * @throws ApiError
 */
export const claimGift = (
  codes: ClaimValues,
  confirmed?: Schema.Terms,
  service_id?: string,
): Promise<Claimed> =>
  call(api.postPacketGiftRequest, {
    service_id,
    body: { ...codes, ...(confirmed && { confirmed }) },
  });
